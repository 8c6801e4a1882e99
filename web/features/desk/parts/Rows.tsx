import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Table, type TableProps } from '#web/ui/Table.tsx'
import { useIsWide } from './use-is-wide.ts'

export interface RowsProps<Row> extends TableProps<Row> {
  /** A row where there is no room for columns. */
  card: (row: Row) => ReactNode
}

/** A table where there is room for one, cards on a phone. */
export function Rows<Row>({ card, ...table }: RowsProps<Row>) {
  return useIsWide() ? <Table {...table} /> : <Cards card={card} {...table} />
}

function Cards<Row>({ caption, rows, keyOf, rowTo, isMarked, card, className }: RowsProps<Row>) {
  const face = 'block rounded-md border border-line p-3.5'
  return (
    <ul aria-label={caption} className={cx('tabular flex flex-col gap-2.5', className)}>
      {rows.map((row) => {
        const look = cx(face, isMarked?.(row) ? 'bg-primary-tint/50' : 'bg-white')
        return (
          <li key={keyOf(row)}>
            {rowTo ? (
              <Anchor to={rowTo(row)} className={cx(look, 'hover:border-primary')}>
                {card(row)}
              </Anchor>
            ) : (
              <div className={look}>{card(row)}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
