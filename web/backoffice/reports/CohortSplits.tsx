import { cohortRowName, cohortTexts } from '#domain/customer/backoffice/cohort-texts.ts'
import type { CohortRow } from '#domain/customer/backoffice/cohorts.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { Column } from '#web/ui/Table.tsx'
import { Rows } from '../parts/Rows.tsx'
import { cohortPath, type CohortFilter } from './cohort-filter.ts'
import { cohortScreenTexts as texts } from './cohort-screen-texts.ts'
import { percentOf } from './cohort-values.ts'

interface CohortSplitsProps {
  filter: CohortFilter
  rows: readonly CohortRow[]
}

/** What cohorts are told apart by, all months together; each leads to its months. */
export function CohortSplits({ filter, rows }: CohortSplitsProps) {
  const nameOf = (row: CohortRow) => cohortRowName(filter.split, filter.key, row)
  return (
    <Rows
      caption={texts.splitTable}
      rows={rows}
      keyOf={({ key }) => key}
      rowTo={({ key }) => cohortPath({ ...filter, key })}
      columns={[{ key: 'name', head: cohortTexts.splits[filter.split], cell: nameOf }, ...figures]}
      card={cardOf(nameOf)}
    />
  )
}

function cardOf(nameOf: (row: CohortRow) => string) {
  return (row: CohortRow) => (
    <>
      <p className="font-semibold wrap-anywhere">{nameOf(row)}</p>
      <p className="mt-1 text-sm text-ink-2">
        {texts.total(
          formatNumber(row.customers),
          formatNumber(row.again),
          percentOf(row.again, row.customers),
        )}
        {' · '}
        {formatVnd(row.net)}
      </p>
    </>
  )
}

const { columns } = cohortTexts
const figures: readonly Column<CohortRow>[] = [
  {
    key: 'customers',
    head: columns.customers,
    align: 'right',
    cell: ({ customers }) => formatNumber(customers),
  },
  { key: 'again', head: columns.again, align: 'right', cell: ({ again }) => formatNumber(again) },
  {
    key: 'share',
    head: columns.share,
    align: 'right',
    cell: ({ again, customers }) => percentOf(again, customers),
  },
  { key: 'net', head: columns.net, align: 'right', cell: ({ net }) => formatVnd(net) },
  {
    key: 'each',
    head: columns.each,
    align: 'right',
    cell: ({ net, customers }) => formatVnd(Math.round(net / Math.max(1, customers))),
  },
]
