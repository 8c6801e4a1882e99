import { useEffect, useState } from 'react'

const frameMs = 70
/** The last digit stands after a second and a half. */
const firstStop = 500
const stopEvery = 250

/**
 * A number whose digits roll until they stand, one after the other; without one they roll on. It is a picture of a
 * result that was there before. Nothing moves for whoever asked for less motion.
 */
export function RollingNumber({ number, entries }: { number: number | null; entries: number }) {
  const width = String(Math.max(entries, number ?? 0)).length
  const [frame, setFrame] = useState(0)
  const frames = number === null ? Infinity : (firstStop + stopEvery * width) / frameMs
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setFrame(frames)
    const begin = performance.now()
    const timer = window.setInterval(() => {
      const now = Math.round((performance.now() - begin) / frameMs)
      setFrame(now)
      if (now >= frames) window.clearInterval(timer)
    }, frameMs)
    return () => window.clearInterval(timer)
  }, [frames])
  const digits = String(number ?? 0).padStart(width, '0')
  return (
    <p className="stage-number" aria-hidden="true" data-rolls={frame < frames || undefined}>
      {[...digits].map((digit, place) => {
        const stands = number !== null && frame * frameMs >= firstStop + stopEvery * place
        const shown = stands || frame === Infinity ? digit : String((frame * 7 + place * 3) % 10)
        return (
          <span key={place} data-stands={stands || undefined}>
            {number === null && frame === Infinity ? '–' : shown}
          </span>
        )
      })}
    </p>
  )
}
