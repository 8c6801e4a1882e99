import { useEffect, useRef } from 'react'
import type { DrawState } from '#domain/game/draw/api.ts'

const notes = [523.25, 659.25, 783.99]

/** Three notes for each winner that is told, where somebody has switched sound on. */
export function useChime(isOn: boolean, { told }: DrawState): void {
  const before = useRef(told)
  useEffect(() => {
    const isNew = told > before.current
    before.current = told
    if (!isOn || !isNew) return
    const audio = new AudioContext()
    notes.forEach((frequency, index) => play(audio, frequency, index * 0.16))
    const timer = window.setTimeout(() => void audio.close(), 2000)
    return () => window.clearTimeout(timer)
  }, [isOn, told])
}

function play(audio: AudioContext, frequency: number, after: number): void {
  const begin = audio.currentTime + after
  const oscillator = new OscillatorNode(audio, { frequency, type: 'triangle' })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.linearRampToValueAtTime(0.2, begin + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.9)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(begin + 1)
}
