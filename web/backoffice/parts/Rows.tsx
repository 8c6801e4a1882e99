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

function Cards<Row>(props: RowsProps<Row>) {
  const { caption, rows, keyOf, rowTo, isMarked, lead, card, className } = props
  return (
    <ul aria-label={caption} className={cx('tabular flex flex-col gap-2.5', className)}>
      {rows.map((row, place) => {
        const face = cx('block min-w-0 flex-1 p-3.5', lead && 'pl-1')
        return (
          <li
            key={keyOf(row)}
            className={cx(
              'flex items-center rounded-md border border-line',
              isMarked?.(row) ? 'bg-primary-tint/50' : 'bg-white',
              rowTo && 'hover:border-primary',
            )}
          >
            {lead?.cell(row, place)}
            {rowTo ? (
              <Anchor to={rowTo(row)} className={face}>
                {card(row)}
              </Anchor>
            ) : (
              <div className={face}>{card(row)}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
