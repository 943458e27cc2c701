"""Svinarium: a home for the pig games."""

__version__ = "0.1.0"
