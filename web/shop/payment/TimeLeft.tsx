import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { now } from '#web/state/clock.ts'
import { timeLeft } from './countdown.ts'
import { paymentTexts as texts } from './texts.ts'

/** Until when to pay, and how long that still is. The server decides when the time is over. */
export function TimeLeft({ until }: { until: string }) {
  const { text, isOver, spoken } = timeLeft(until, useNow())
  return (
    <div className="flex items-center gap-2 text-sm text-ink-2">
      <Clock aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      <p>
        {isOver ? (
          <b className="font-semibold text-ink">{text}</b>
        ) : (
          <>
            {texts.left} <b className="tabular font-semibold text-ink">{text}</b>
          </>
        )}
        <span className="block text-xs text-ink-3">
          {isOver ? texts.checking : texts.until(until)}
        </span>
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}

function useNow(): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), seconds(1))
    return () => clearInterval(timer)
  }, [])
  return time
}
