import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export interface Figure {
  label: string
  value: string
  /** Points stand in their own colour, as everywhere. */
  isPoints?: boolean
  /** Beneath the value, in small: how it was before. */
  note?: ReactNode
}

/** A few sums side by side; three to a row on a phone, as far as their text allows. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line"
    >
      {figures.map(({ label: name, value, note, isPoints }) => (
        <div key={name} className={cell}>
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd
            className={cx(
              'tabular text-xl font-bold whitespace-nowrap phone:text-lg',
              isPoints && 'text-point',
            )}
          >
            {value}
          </dd>
          {note && <dd className="tabular mt-0.5 text-xs text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const cell =
  'flex grow basis-34 flex-col bg-white px-3.5 py-3 phone:basis-22 phone:px-2.5 phone:py-2'

/** So many sums that are on their way. */
export function FiguresSkeleton({ count, hasNotes }: { count: number; hasNotes?: boolean }) {
  return (
    <div className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
      {Array.from({ length: count }, (_, nth) => (
        <div key={nth} className={cell}>
          <Skeleton className="my-1 h-3 w-16" />
          <Skeleton className="my-1.5 h-5 w-12" />
          {hasNotes && <Skeleton className="my-1 h-3 w-20" />}
        </div>
      ))}
    </div>
  )
}
