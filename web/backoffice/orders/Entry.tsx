import type { ReactNode } from 'react'
import { formatDateTime } from '#domain/kernel/dates.ts'

/** One line of a ledger: when, what, why, how much. */
export function Entry({
  at,
  title,
  note,
  figure,
  beside,
  below,
}: {
  at: string
  title: ReactNode
  note?: ReactNode
  figure?: ReactNode
  beside?: ReactNode
  /** What can be done about it. */
  below?: ReactNode
}) {
  return (
    <li className="tabular flex items-start justify-between gap-4 py-2.5 first:pt-1 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {title} {beside}
        </p>
        {note && <p className="text-sm wrap-anywhere text-ink-2">{note}</p>}
        <time dateTime={at} className="text-sm text-ink-3">
          {formatDateTime(at)}
        </time>
        {below}
      </div>
      {figure !== undefined && <p className="shrink-0 font-semibold">{figure}</p>}
    </li>
  )
}
