import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DayFields } from './DayFields.tsx'
import { lastDays, type DaySpan } from './last-days.ts'
import { spanTexts as texts } from '../texts.ts'

type Count = keyof typeof texts.last

export interface SpanFilterProps {
  counts: readonly Count[]
  from: string
  to: string
  labels: { from: string; to: string }
  /** So many days at most. */
  max?: number
  hrefFor: (span: DaySpan) => string
  onChange: (days: { from?: string | undefined; to?: string | undefined }) => void
}

/** The usual spans of days up to today, a press away, the one on show marked; any other days on demand. */
export function SpanFilter({ counts, from, to, labels, max, hrefFor, onChange }: SpanFilterProps) {
  const isUsual = counts.some((count) => {
    const span = lastDays(count)
    return from === span.from && to === span.to
  })
  const [isOpen, setIsOpen] = useState(!isUsual)
  return (
    <>
      <ul aria-label={texts.label} className="flex flex-wrap gap-2 phone:w-full phone:gap-1.5">
        {counts.map((count) => {
          const span = lastDays(count)
          const isCurrent = from === span.from && to === span.to
          return (
            <li key={count}>
              <Anchor
                to={hrefFor(span)}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={pill(isCurrent)}
              >
                {texts.last[count]}
              </Anchor>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            title={texts.other}
            onClick={() => setIsOpen(!isOpen)}
            className={pill(!isUsual)}
          >
            <CalendarDays aria-hidden="true" className="size-4.5" />
            <span className="phone:sr-only">{texts.other}</span>
          </button>
        </li>
      </ul>
      {isOpen && (
        <div className="order-last flex basis-full flex-wrap items-start gap-3">
          <DayFields from={from} to={to} labels={labels} max={max} onChange={onChange} />
        </div>
      )}
    </>
  )
}

function pill(isCurrent: boolean): string {
  return cx(
    'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-md whitespace-nowrap phone:px-2.5 phone:text-sm',
    isCurrent
      ? 'border-primary bg-primary-tint font-semibold text-primary-deep'
      : 'border-line bg-white hover:border-primary',
  )
}
