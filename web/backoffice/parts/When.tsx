import { formatDateTime } from '#domain/kernel/dates.ts'
import { now } from '#web/state/clock.ts'
import { sinceWhen } from './since-when.ts'

/** A point in time; the whole of it is in the tooltip. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {sinceWhen(at, now())}
    </time>
  )
}
