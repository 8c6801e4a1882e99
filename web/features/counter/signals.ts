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

let sound: AudioContext | null = null

/** To be called from a press: browsers let pages sound only then. */
export function readySound(): void {
  sound ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  void sound?.resume()
}

export function signal(which: Signal): void {
  const { notes, buzz } = tones[which]
  navigator.vibrate?.(buzz)
  if (sound?.state !== 'running') return
  for (const [at, hertz] of notes.entries()) play(sound, hertz, sound.currentTime + at * 0.12)
}

function play(context: AudioContext, hertz: number, start: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + noteSeconds)
}
