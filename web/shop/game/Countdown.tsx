import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { now } from '#web/state/clock.ts'
import { gameTexts as texts } from './texts.ts'

/** How long until a game opens: beside the words that say when, and only where scripts run. Opens the page then. */
export function Countdown({ opensAt }: { opensAt: string }) {
  const left = useSecondsUntil(opensAt)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (left === 0) void revalidate()
  }, [left, revalidate])
  if (left === null || left === 0) return null
  const [days, hours, minutes] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
  ]
  return (
    <p className="tabular mt-3 text-2xl font-bold text-primary-deep">
      {texts.countdown(days, hours, minutes, left % 60)}
    </p>
  )
}

/** Null until the browser's clock is known. */
function useSecondsUntil(iso: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(iso) - now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [iso])
  return left
}
