import { listRepeatIntervals, type RepeatInterval } from '#domain/customer/backoffice/cohorts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Rows } from '../parts/Rows.tsx'
import { cohortScreenTexts as texts } from './cohort-screen-texts.ts'

/** After how many days a product is bought again: when to remind, and when to have it there. */
export function RepeatIntervals() {
  const answer = useQuery(listRepeatIntervals, {})
  return (
    <section className="mt-8">
      <h2 className="text-lg font-semibold">{texts.intervals}</h2>
      <p className="mb-3 text-ink-2">{texts.intervalsText}</p>
      <Answered answer={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.noIntervals}</p>
          ) : (
            <Rows
              caption={texts.intervals}
              rows={rows}
              keyOf={({ product_id: id }) => id}
              columns={columns}
              card={intervalCard}
            />
          )
        }
      </Answered>
    </section>
  )
}

const heads = texts.intervalColumns
const columns: readonly Column<RepeatInterval>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => name },
  {
    key: 'repeats',
    head: heads.repeats,
    align: 'right',
    cell: ({ repeats }) => formatNumber(repeats),
  },
  { key: 'quarter', head: heads.quarter, align: 'right', cell: ({ quarter }) => daysOf(quarter) },
  {
    key: 'median',
    head: heads.median,
    align: 'right',
    cell: ({ median }) => <b>{daysOf(median)}</b>,
  },
  {
    key: 'three_quarters',
    head: heads.three_quarters,
    align: 'right',
    cell: ({ three_quarters: days }) => daysOf(days),
  },
]

function intervalCard(row: RepeatInterval) {
  return (
    <>
      <p className="font-semibold">{row.name}</p>
      <p className="mt-1 text-sm text-ink-2">
        {`${heads.median}: ${daysOf(row.median)} · ${heads.repeats}: ${formatNumber(row.repeats)}`}
      </p>
    </>
  )
}

function daysOf(count: number): string {
  return texts.days(formatNumber(count))
}
