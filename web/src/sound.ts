/** Short sounds made on the spot, for those who want them. */
import { chosen } from "./me.svelte";

let context: AudioContext | undefined;

function note(pitch: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  turn: () => [0, 0.12].forEach((at, step) => note(step ? 784 : 587, at, 0.4, 0.06, "sine")),
  dice: () => [0, 0.05, 0.11, 0.2].forEach((at) => note(180 + Math.random() * 120, at, 0.05, 0.05, "square")),
  march: () => [0, 0.14, 0.28].forEach((at) => note(96, at, 0.09, 0.06, "triangle")),
  won: () => [523, 659, 784, 1047].forEach((pitch, step) => note(pitch, step * 0.13, 0.6, 0.06, "triangle")),
  no: () => note(150, 0, 0.2, 0.05, "sawtooth"),
};

/** Make a sound, unless sounds are off or the browser will not. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!chosen.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  SOUNDS[name]();
}
