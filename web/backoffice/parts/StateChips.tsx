import { useEffect, useRef } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

export interface StateChip {
  key: string
  label: string
  to: string
  isCurrent: boolean
  /** Null while it is counted: its room is kept. */
  count?: number | null
  /** There are more than were counted: `10.000+`. */
  more?: boolean
}

/** A list's states with how much is in each: links, so that each can be shared and opened apart. */
export function StateChips({ label, chips }: { label: string; chips: readonly StateChip[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = chips.find(({ isCurrent }) => isCurrent)?.key
  // On a phone they scroll sideways: the one that is looked at is to be seen.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (current === undefined || !item || !list.current) return
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label} className="mb-3.5 max-md:mb-1.5">
      <ul
        ref={list}
        className="relative flex flex-wrap gap-1.5 max-md:-mx-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-3 max-md:pb-1"
      >
        {chips.map(({ key, label: text, to, isCurrent, count, more }) => (
          <li key={key} className="shrink-0">
            <Anchor
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap transition-colors max-md:min-h-11 max-md:px-3.5 max-md:text-md',
                isCurrent
                  ? 'border-primary bg-primary-tint text-primary-deep'
                  : 'border-line bg-white hover:border-primary',
              )}
            >
              {text}
              {count !== undefined && (
                <b className={cx('tabular font-semibold', count === null && 'invisible')}>
                  {formatNumber(count ?? 0)}
                  {more && '+'}
                </b>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
