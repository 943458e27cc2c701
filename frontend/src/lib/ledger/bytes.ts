/** The byte forms of `docs/ledger.md`, section "Bytes": fixed-width integers and length-prefixed fields. */

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function u32(value: number): Uint8Array {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, value);
  return out;
}

export function u64(value: number): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(value));
  return out;
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** `bytes(x)`: the length, then x. */
export function field(x: Uint8Array): Uint8Array {
  return concat(u32(x.length), x);
}

/** `text(s)`: `bytes` of the UTF-8 form. Throws `RangeError` for text that has none. */
export function text(s: string): Uint8Array {
  if (!s.isWellFormed()) throw new RangeError("text without a UTF-8 form");
  return field(encoder.encode(s));
}

/** The text of these bytes. Throws `RangeError` if they are no UTF-8. */
export function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new RangeError("not UTF-8");
    throw error;
  }
}

/** Whether a stands before b, by code point. */
export function before(a: string, b: string): boolean {
  const [x, y] = [encoder.encode(a), encoder.encode(b)];
  const at = x.findIndex((byte, i) => byte !== y[i]);
  return at < 0 ? x.length < y.length : at < y.length && (x[at] as number) < (y[at] as number);
}

export function toHex(bytes: Uint8Array): string {
  let out = "";
  for (const byte of bytes) out += byte.toString(16).padStart(2, "0");
  return out;
}

/** Lower-case hex only, since lines are hashed as published. Throws `RangeError` otherwise. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 || !/^[0-9a-f]*$/.test(hex)) throw new RangeError("not lower-case hex");
  const out = new Uint8Array(hex.length / 2);
  for (let i = 0; i < out.length; i++) out[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return out;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Reads fields one after another. Every method throws `RangeError` where the bytes end too early. */
export class Reader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  u32(): number {
    return new DataView(this.#take(4).buffer).getUint32(0);
  }

  u64(): number {
    const value = new DataView(this.#take(8).buffer).getBigUint64(0);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("number too large");
    return Number(value);
  }

  /** A field of bytes, of this length if one is given. */
  field(length?: number): Uint8Array {
    const size = this.u32();
    if (length !== undefined && size !== length) throw new RangeError("field of another length");
    return this.#take(size);
  }

  text(): string {
    return utf8(this.field());
  }

  end(): void {
    if (this.#at !== this.bytes.length) throw new RangeError("more bytes than fields");
  }

  #take(size: number): Uint8Array {
    if (this.#at + size > this.bytes.length) throw new RangeError("fewer bytes than fields");
    const out = this.bytes.slice(this.#at, this.#at + size);
    this.#at += size;
    return out;
  }
}
