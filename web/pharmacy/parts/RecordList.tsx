import type { ReactNode } from 'react'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export interface RecordHead {
  text: string
  isRight?: boolean
}

/**
 * What happened, a row each, in one box. Where there is room the rows stand in columns under heads; on a
 * phone each says it in a few lines. `columns` are the classes of that grid, the rows' own too.
 */
export function RecordList({
  label,
  heads,
  columns,
  children,
}: {
  label: string
  heads: readonly RecordHead[]
  columns: string
  children: ReactNode
}) {
  return (
    <div className="@container">
      <div className="overflow-hidden rounded-md border border-line bg-white">
        <div aria-hidden="true" className={cx(headRow, columns)}>
          {heads.map(({ text, isRight }) => (
            <span key={text} className={isRight ? 'text-right' : undefined}>
              {text}
            </span>
          ))}
        </div>
        <ul aria-label={label} className="divide-y divide-line">
          {children}
        </ul>
      </div>
    </div>
  )
}

const headRow =
  'hidden border-b border-line bg-ground px-4 py-2 text-xs font-semibold text-ink-2 @min-[46rem]:grid'

/** A row of the list, with the classes of its columns. */
export const recordRow =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-1 px-4 py-2.5 phone:px-3.5 phone:py-3 @min-[46rem]:items-center'

/** A row's last line on a phone, two of its columns where there is room. */
export const whenClass =
  'order-4 col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @min-[46rem]:order-none @min-[46rem]:contents'

/** Rows that are on their way, in their shape. */
export function RecordSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className="divide-y divide-line rounded-md border border-line bg-white">
      {Array.from({ length: count }, (_, nth) => (
        <div key={nth} className="flex items-center gap-4 px-4 py-3 phone:px-3.5">
          <span className="grow">
            <Skeleton className="my-1 h-4 w-40 max-w-full" />
            <Skeleton className="my-1.5 h-3.5 w-64 max-w-full" />
          </span>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}

/** `•••••••917`: what is hidden steps back behind what can be read. */
export function Masked({ children }: { children: string }) {
  return (
    <span className="whitespace-nowrap">
      {children.split(/([•*]+)/).map((part, nth) =>
        /^[•*]/.test(part) ? (
          <span key={nth} className="tracking-tighter text-ink-3">
            {part.replaceAll('*', '•')}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}

/** When it was: the time to find it by, the day below or beside it; where room is short without this year. */
export function RecordTime({ at }: { at: string }) {
  const [time, day = ''] = formatDateTime(at).split(' ')
  const isThisYear = day.endsWith(today().slice(0, 4))
  return (
    <time dateTime={at} className="tabular text-sm whitespace-nowrap text-ink-2">
      <span className="font-semibold text-ink">{time}</span>{' '}
      <span className="@min-[46rem]:block @min-[46rem]:text-xs">
        {day.slice(0, 5)}
        <span className={isThisYear ? '@max-[46rem]:sr-only' : undefined}>{day.slice(5)}</span>
      </span>
    </time>
  )
}
