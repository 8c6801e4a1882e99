import { useEffect, useState } from 'react'
import { days, hours, minutes, seconds } from '#domain/kernel/durations.ts'
import { now } from '#web/state/clock.ts'
import { cx } from '#web/ui/class-names.ts'
import { BandHeading, quiet } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

/** The day stands there for everybody; the boxes fill when the script runs and take the same room before. */
export function CountdownBlock({
  fields: { title, until, after },
  tone,
  ended,
}: BlockProps<'countdown'> & { ended?: boolean }) {
  const left = useTimeLeft(until)
  const isOver = left === null ? ended : left <= 0
  return (
    <>
      <BandHeading title={title} tone={tone} />
      <div className="-mt-3 text-center phone:-mt-2">
        {isOver ? (
          <p className="text-lg font-semibold">{after || texts.over}</p>
        ) : (
          <>
            <p className={cx('text-lg font-semibold', quiet(tone))}>
              <time dateTime={until}>{texts.until(until)}</time>
            </p>
            <Boxes left={left} />
          </>
        )}
      </div>
    </>
  )
}

function Boxes({ left }: { left: number | null }) {
  const parts = left === null ? null : partsLeft(left)
  return (
    <div
      aria-hidden="true"
      className="mx-auto mt-5 grid max-w-120 grid-cols-4 gap-3 text-ink noscript:hidden phone:gap-2"
    >
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className="rounded-md border border-line bg-white px-1 py-3 shadow-float">
          <b className="tabular block text-4xl font-bold text-primary phone:text-2xl">
            {parts ? String(parts[unit]).padStart(2, '0') : '··'}
          </b>
          <span className="text-sm text-ink-2">{texts.units[unit]}</span>
        </span>
      ))}
    </div>
  )
}

/** Milliseconds; null until the browser has looked at its clock. */
function useTimeLeft(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = Date.parse(until)
    const tick = () => setLeft(end - now())
    const first = requestAnimationFrame(tick)
    const timer = setInterval(tick, seconds(1))
    return () => {
      cancelAnimationFrame(first)
      clearInterval(timer)
    }
  }, [until])
  return left
}

/** Whole days, hours, minutes and seconds of milliseconds that are left. */
function partsLeft(left: number) {
  const rest = Math.max(0, left)
  return {
    days: Math.floor(rest / days(1)),
    hours: Math.floor((rest % days(1)) / hours(1)),
    minutes: Math.floor((rest % hours(1)) / minutes(1)),
    seconds: Math.floor((rest % minutes(1)) / seconds(1)),
  }
}
