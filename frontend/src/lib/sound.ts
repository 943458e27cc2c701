/** Two small sounds, made by code: dice in a cup and a pencil on paper. Only after somebody has touched the page. */

import { settings, type Volume } from "./settings.svelte";

const GAIN: Record<Volume, number> = { loud: 0.5, quiet: 0.16, off: 0 };

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Call it on a gesture: browsers are silent before one. */
export function wakeSound(): void {
  if (context !== null || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

/** Dice that fall: wood on the table, a few knocks, each softer. */
export function playDice(): void {
  for (const [at, pitch, level] of [
    [0.02, 1900, 0.5],
    [0.13, 1500, 1],
    [0.25, 1750, 0.7],
    [0.34, 1350, 0.5],
    [0.41, 1600, 0.28],
  ] as const) {
    burst(at, 0.045, pitch, 5, level);
  }
}

/** A pencil that writes a number down. */
export function playPencil(): void {
  for (const [at, level] of [
    [0, 0.28],
    [0.09, 0.36],
    [0.2, 0.24],
  ] as const)
    burst(at, 0.08, 4200, 1.2, level);
}

/** A sheet that is crumpled. */
export function playCrumple(): void {
  for (let i = 0; i < 7; i++) burst(0.03 + i * 0.045, 0.05, 2400 + (i % 3) * 900, 0.8, 0.42 - i * 0.045);
}

function burst(after: number, length: number, pitch: number, sharp: number, level: number): void {
  const volume = GAIN[settings.volume];
  if (context === null || noise === null || volume === 0 || context.state !== "running") return;
  const at = context.currentTime + after;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharp });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume * level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at, Math.random() * 0.4, length + 0.02);
}
