import { cohortRowName, cohortTexts } from '#domain/customer/backoffice/cohort-texts.ts'
import type { CohortCell, CohortRow } from '#domain/customer/backoffice/cohorts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/Table.tsx'
import { useCan } from '../data/staff-session.ts'
import { Rows } from '../parts/Rows.tsx'
import { cellPath, type CohortFilter } from './cohort-filter.ts'
import { cohortScreenTexts as texts } from './cohort-screen-texts.ts'
import { percentOf, valueOf } from './cohort-values.ts'

interface CohortMatrixProps {
  filter: CohortFilter
  rows: readonly CohortRow[]
}

/** A line a cohort, a column a month after; what is stronger is darker, and says its figure. */
export function CohortMatrix({ filter, rows }: CohortMatrixProps) {
  const offsets = Math.max(...rows.map(({ cells }) => cells.length))
  const nameOf = (row: CohortRow) => cohortRowName(filter.split, filter.key, row)
  const columns: Column<CohortRow>[] = [
    { key: 'name', head: cohortTexts.firstMonth, className: 'whitespace-nowrap', cell: nameOf },
    {
      key: 'customers',
      head: cohortTexts.columns.customers,
      align: 'right',
      cell: ({ customers }) => formatNumber(customers),
    },
    ...Array.from({ length: offsets }, (_, offset) => columnOf(filter, offset)),
  ]
  return (
    <Rows
      caption={texts.table}
      rows={rows}
      keyOf={({ key }) => key}
      columns={columns}
      card={cardOf(filter, nameOf)}
    />
  )
}

function columnOf(filter: CohortFilter, offset: number): Column<CohortRow> {
  return {
    key: String(offset),
    head: texts.offset(offset),
    align: 'right',
    cell: (row) => {
      const cell = row.cells[offset]
      return cell && <Cell filter={filter} row={row} cell={cell} />
    },
  }
}

function cardOf(filter: CohortFilter, nameOf: (row: CohortRow) => string) {
  return (row: CohortRow) => (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span>{nameOf(row)}</span>
        <span>
          {texts.total(
            formatNumber(row.customers),
            formatNumber(row.again),
            percentOf(row.again, row.customers),
          )}
        </span>
      </p>
      <dl className="mt-1 grid grid-cols-3 gap-x-3 text-sm">
        {row.cells.map((cell) => (
          <div key={cell.offset} className="flex flex-col">
            <dt className="text-xs text-ink-3">{texts.offset(cell.offset)}</dt>
            <dd>
              <Cell filter={filter} row={row} cell={cell} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Cell({ filter, row, cell }: { filter: CohortFilter; row: CohortRow; cell: CohortCell }) {
  const canOpen = useCan('customers.read')
  const { text, strength } = valueOf(filter.figure, row, cell)
  const face = cx('rounded-sm px-1.5', shadeOf(strength))
  if (cell.customers === 0 || !canOpen) return <span className={face}>{text}</span>
  const label = texts.cell(
    cohortRowName(filter.split, filter.key, row),
    texts.offsetLong(cell.offset),
    text,
    formatNumber(cell.customers),
  )
  return (
    <Anchor
      to={cellPath(filter, row, cell.offset)}
      aria-label={label}
      className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-primary"
    >
      <span className={face}>{text}</span>
    </Anchor>
  )
}

function shadeOf(strength: number): string {
  if (strength > 0.5) return 'bg-primary/30'
  if (strength > 0.2) return 'bg-primary/18'
  return strength > 0 ? 'bg-primary-tint' : ''
}
