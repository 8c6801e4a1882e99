import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { cx } from './class-names.ts'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand right. */
  align?: 'left' | 'right'
  /** Of head and cells alike. */
  className?: string
  /** The head becomes a button; `direction` is how the table is sorted by it now, if it is. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
}

export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Where a row leads: the first column is the link, and the whole row can be pressed. */
  rowTo?: (row: Row) => string
  /** Rows that are to be seen first. */
  isMarked?: (row: Row) => boolean
  /** Stands before the columns, beside what leads to the row: a tick box. */
  lead?: RowLead<Row>
  /** Rows of 48 px, for a list that is worked through. */
  isDense?: boolean
  className?: string
}

export interface RowLead<Row> {
  head: ReactNode
  cell: (row: Row, place: number) => ReactNode
}

/** Scrolls sideways within itself on narrow screens, also by keyboard; its edges show that there is more. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  rowTo,
  isMarked,
  lead,
  isDense = false,
  className,
}: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cx('scroll-edges overflow-x-auto rounded-md border border-line', className)}
    >
      <table className="tabular w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            {lead && (
              <th scope="col" className="w-11 pl-1">
                {lead.head}
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={keyOf(row)}
              className={cx(
                'relative border-b border-line last:border-0 hover:bg-ground',
                isMarked?.(row) && 'bg-primary-tint/50',
              )}
            >
              {/* Above the link that lies over the row. */}
              {lead && <td className="relative z-1 w-11 pl-1">{lead.cell(row, at)}</td>}
              {columns.map(({ key, cell, align, className: own }, place) => (
                <td key={key} className={cx(cellClass(align, isDense), own)}>
                  {place === 0 && rowTo ? (
                    <Anchor to={rowTo(row)} className={rowLink}>
                      {cell(row)}
                    </Anchor>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Lies over the whole row; the row shows the focus. */
const rowLink =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary/70'

const directions = { ascending: ArrowUp, descending: ArrowDown }

function Head<Row>({ column: { head, align, className, sort } }: { column: Column<Row> }) {
  const Sign = sort?.direction ? directions[sort.direction] : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      className={cx(cellClass(align), 'font-semibold', className)}
    >
      {sort ? (
        <button
          type="button"
          onClick={sort.onSort}
          className={cx(
            '-my-1.5 inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink',
            sort.direction && 'text-ink',
          )}
        >
          {head}
          <Sign aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      ) : (
        head
      )}
    </th>
  )
}

function cellClass(align: 'left' | 'right' = 'left', isDense = false): string {
  return cx(
    isDense ? 'h-12 px-3 py-0.5' : 'px-3 py-2.5',
    align === 'right' ? 'text-right whitespace-nowrap' : 'text-left',
  )
}
