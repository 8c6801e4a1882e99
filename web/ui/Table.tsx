import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand right. */
  align?: 'left' | 'right'
  className?: string
}

export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  className?: string
}

/** Scrolls sideways within itself on narrow screens, also by keyboard. */
export function Table<Row>({ caption, columns, rows, keyOf, className }: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cx('overflow-x-auto rounded-md border border-line bg-white', className)}
    >
      <table className="tabular w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            {columns.map(({ key, head, align }) => (
              <th key={key} scope="col" className={cx(cellClass(align), 'font-semibold')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-0 hover:bg-ground">
              {columns.map(({ key, cell, align, className: own }) => (
                <td key={key} className={cx(cellClass(align), own)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClass(align: 'left' | 'right' = 'left'): string {
  return cx('px-3 py-2.5', align === 'right' ? 'text-right whitespace-nowrap' : 'text-left')
}
