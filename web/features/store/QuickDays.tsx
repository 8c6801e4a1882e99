import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { lastDays, type DaySpan } from './last-days.ts'
import { quickDaysTexts as texts } from './texts.ts'

type Count = keyof typeof texts.last

/** The usual spans of days up to today, a press away; the one on show is marked. */
export function QuickDays({
  counts,
  from,
  to,
  hrefFor,
}: {
  counts: readonly Count[]
  from: string
  to: string
  hrefFor: (span: DaySpan) => string
}) {
  return (
    <ul aria-label={texts.label} className="flex flex-wrap gap-2 phone:w-full">
      {counts.map((count) => {
        const span = lastDays(count)
        const isCurrent = from === span.from && to === span.to
        return (
          <li key={count}>
            <Anchor
              to={hrefFor(span)}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border px-4 whitespace-nowrap',
                isCurrent
                  ? 'border-primary bg-primary-tint text-primary-deep'
                  : 'border-line bg-white hover:border-primary',
              )}
            >
              {texts.last[count]}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
