import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'

interface ListTab {
  key: string
  label: string
  to: string
  count?: number | undefined
}

/** Lists beside each other, each with an address of its own. */
export function ListTabs({
  label,
  tabs,
  current,
  arePages,
  className,
}: {
  label: string
  tabs: readonly ListTab[]
  current: string
  /** Each is a page that one comes back to; lists of one page take each other's place. */
  arePages?: boolean
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-1 rounded-md bg-line/70 p-1">
        {tabs.map(({ key, label: text, to, count }) => (
          <li key={key} className="flex-auto">
            <Anchor
              to={to}
              replace={!arePages}
              preventScrollReset
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-center gap-1.5 rounded-sm px-2 text-md font-semibold',
                key === current ? 'bg-white text-primary shadow-float' : 'text-ink-2',
              )}
            >
              {text}
              {count !== undefined && <span className="tabular text-sm font-medium">{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
