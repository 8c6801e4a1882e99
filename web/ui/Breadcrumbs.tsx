import { Anchor } from './Anchor.tsx'
import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

export interface Crumb {
  label: string
  /** Absent on the page itself, the last one. */
  to?: string
}

export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label={uiTexts.breadcrumbs} className={className}>
      <ol className="flex flex-wrap items-center text-sm text-ink-3">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-h-7 items-center">
            {to ? (
              <Anchor to={to} className={cx('py-1', 'hover:text-primary hover:underline')}>
                {label}
              </Anchor>
            ) : (
              <span aria-current="page">{label}</span>
            )}
            {/* At a line's end it says that more follows; alone at the next one's start it says nothing. */}
            {index < items.length - 1 && (
              <span aria-hidden="true" className="px-1.5">
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
