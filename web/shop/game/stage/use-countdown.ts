import { useEffect, useState } from 'react'
import { now } from '#web/state/clock.ts'

/**
 * Seconds until a moment by the server's clock, which told `at` when its state came; null before the browser knows.
 * Negative once it is over.
 */
export function useCountdown(to: string, at: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const ahead = Date.parse(at) - now()
    const tick = () => setLeft(Math.ceil((Date.parse(to) - now() - ahead) / 1000))
    tick()
    const timer = window.setInterval(tick, 250)
    return () => window.clearInterval(timer)
  }, [to, at])
  return left
}

/** `1 ngày 02:03:04`, `02:03:04` or `03:04`. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, seconds)
  const parts = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60]
  const days = Math.floor(left / 86_400)
  const shown = days === 0 && parts[0] === 0 ? parts.slice(1) : parts
  const clock = shown.map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days} ngày ${clock}` : clock
}
