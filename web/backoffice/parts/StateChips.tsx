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

const faces = {
  chip: {
    list: 'gap-1.5 max-md:pb-1',
    item: 'min-h-9 rounded-full border px-3 max-md:min-h-11 max-md:px-3.5',
    current: 'border-primary bg-primary-tint text-primary-deep',
    other: 'border-line bg-white hover:border-primary',
  },
  tab: {
    list: 'gap-x-5 border-b border-line',
    item: '-mb-px min-h-11 border-b-2 font-medium',
    current: 'border-primary text-primary-deep',
    other: 'border-transparent text-ink-2 hover:border-line hover:text-ink',
  },
  /** Tabs in a line that has more, and draws what is below them. */
  bar: {
    list: 'gap-x-5',
    item: 'min-h-11 border-b-2 font-medium',
    current: 'border-primary text-primary-deep',
    other: 'border-transparent text-ink-2 hover:border-line hover:text-ink',
  },
} as const

/**
 * A list's states with how much is in each, or as tabs the parts of a page: links, so that each can be shared and
 * opened apart.
 */
export function StateChips({
  label,
  chips,
  face = 'chip',
}: {
  label: string
  chips: readonly StateChip[]
  face?: keyof typeof faces
}) {
  const classes = faces[face]
  const list = useRef<HTMLUListElement>(null)
  const current = chips.find(({ isCurrent }) => isCurrent)?.key
  // On a phone they scroll sideways: the one that is looked at is to be seen.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (current === undefined || !item || !list.current) return
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label} className={face === 'bar' ? 'min-w-0' : 'mb-3.5 max-md:mb-1.5'}>
      <ul
        ref={list}
        className={cx(
          'relative flex flex-wrap max-md:-mx-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-3',
          classes.list,
        )}
      >
        {chips.map(({ key, label: text, to, isCurrent, count, more }) => (
          <li key={key} className="shrink-0">
            <Anchor
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'inline-flex items-center gap-1.5 text-sm whitespace-nowrap transition-colors max-md:text-md',
                classes.item,
                isCurrent ? classes.current : classes.other,
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
