import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'

/** A part of a record's page: a heading, what can be done with it, what there is. */
export function Panel({
  title,
  actions,
  flush,
  children,
}: {
  title: string
  actions?: ReactNode
  /** Rows reach the border. */
  flush?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" flush aria-labelledby={id} className="overflow-visible print:hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1.5">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {actions}
      </div>
      <div className={cx('@container', !flush && 'px-4 py-3.5')}>{children}</div>
    </Card>
  )
}

export interface Fact {
  label: string
  value: ReactNode
  /** Put at the end of the row: a button to copy it. */
  aside?: ReactNode
  strong?: boolean
}

/**
 * Names and values, one a row; those without a value are left out. In a wide panel the values begin on one
 * line, near their names.
 */
export function Facts({
  facts,
  areSums,
}: {
  facts: readonly (Fact | null | false | undefined)[]
  /** The values add up: they stay below each other at the right. */
  areSums?: boolean
}) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(
        (fact) =>
          fact && (
            <div
              key={fact.label}
              className={cx(
                'grid grid-cols-[minmax(0,auto)_minmax(8rem,1fr)] items-start gap-x-4',
                !areSums && '@lg:grid-cols-[12rem_minmax(0,1fr)]',
              )}
            >
              <dt className="text-ink-2">{fact.label}</dt>
              <dd
                className={cx(
                  // What fits on a line ends at the right, what takes several begins on the left.
                  'flex items-start justify-end gap-1 wrap-anywhere',
                  !areSums && '@lg:justify-start',
                  fact.strong && 'font-semibold',
                )}
              >
                {fact.value}
                {fact.aside && <span className="-my-0.5">{fact.aside}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
