import { useEffect, useRef, useState } from 'react'

const duration = 700

/** A figure that runs to its new value in front of one's eyes; at once for who asked for less movement. */
export function useCountTo(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    from.current = target
    // The first figure is not counted up to, only what is gained here.
    if (start === 0 || start >= target || wantsLessMovement()) return setShown(target)
    let began: number | undefined
    let frame = requestAnimationFrame(function step(time) {
      began ??= time
      const share = Math.min(1, (time - began) / duration)
      setShown(Math.round(start + (target - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

function wantsLessMovement(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
