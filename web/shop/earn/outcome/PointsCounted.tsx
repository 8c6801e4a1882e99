import { useEffect, useState } from 'react'
import { earnTexts as texts } from '../texts.ts'

const duration = 900

/** The gain, counted up in front of one's eyes; at once for who asked for less movement. */
export function PointsCounted({ points }: { points: number }) {
  const shown = useCountUp(points)
  return (
    <p className="mt-6 text-center text-[2.75rem] leading-tight font-bold text-point tabular phone:text-4xl">
      <span aria-hidden="true">{texts.gained(shown)}</span>
      <span className="sr-only">{texts.gained(points)}</span>
    </p>
  )
}

function useCountUp(target: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(target)
    let start: number | undefined
    let frame = requestAnimationFrame(function step(time) {
      start ??= time
      const share = Math.min(1, (time - start) / duration)
      setShown(Math.round(target * easeOut(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

/** Quick at first, settling at the end. */
function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}
