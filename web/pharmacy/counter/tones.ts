/** What the ear and the hand are told of a code: one can look at the box instead of the screen. */
export type Signal = 'taken' | 'known' | 'gained' | 'refused'

interface Tone {
  /** Hz, one after the other. */
  notes: readonly number[]
  /** Milliseconds on, off, on … */
  buzz: number[]
}

const tones: Record<Signal, Tone> = {
  taken: { notes: [1240], buzz: [60] },
  known: { notes: [520, 520], buzz: [40, 60, 40] },
  gained: { notes: [880, 1320], buzz: [80] },
  refused: { notes: [440, 300], buzz: [140, 80, 140] },
}
const noteSeconds = 0.09

let context: AudioContext | null = null

/** To be called from a press: browsers let pages sound only then. */
export function openSound(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  void context?.resume()
}

export function sound(which: Signal): void {
  const { notes, buzz } = tones[which]
  navigator.vibrate?.(buzz)
  if (context?.state !== 'running') return
  for (const [at, hertz] of notes.entries()) play(context, hertz, context.currentTime + at * 0.12)
}

function play(output: AudioContext, hertz: number, start: number): void {
  const tone = output.createOscillator()
  const volume = output.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds)
  tone.connect(volume).connect(output.destination)
  tone.start(start)
  tone.stop(start + noteSeconds)
}
