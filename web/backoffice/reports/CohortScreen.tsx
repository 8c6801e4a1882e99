import UsersRound from 'lucide-react/icons/users-round'
import { useNavigate, useSearchParams } from 'react-router'
import { cohortRowName, cohortTexts } from '#domain/customer/backoffice/cohort-texts.ts'
import {
  cohortSpans,
  cohortSplits,
  getCohorts,
  type CohortRow,
} from '#domain/customer/backoffice/cohorts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { Bars } from './Bars.tsx'
import { cohortFigures, cohortPath, readCohortFilter, type CohortFilter } from './cohort-filter.ts'
import { cohortScreenTexts as texts } from './cohort-screen-texts.ts'
import { percentOf } from './cohort-values.ts'
import { CohortMatrix } from './CohortMatrix.tsx'
import { CohortSplits } from './CohortSplits.tsx'
import { ReportExport } from './ReportExport.tsx'
import { RepeatIntervals } from './RepeatIntervals.tsx'

/** Who bought again, by the month of their first order; each cell opens its customers. */
export function CohortScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readCohortFilter(query)
  const { split, key, months, figure } = filter
  const answer = useQuery(getCohorts, { split, key, months }, { keepsPrevious: true })
  const show = (changes: Partial<CohortFilter>) =>
    void navigate(cohortPath({ ...filter, ...changes }))
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          <ReportExport
            list="report-cohorts"
            asked={{ split, key, months }}
            direct="/api/admin/reports/cohorts/export"
          />
        }
      />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <SelectFilter
          label={texts.split}
          value={split}
          options={cohortSplits.map((value) => ({ value, label: cohortTexts.splits[value] }))}
          onChange={(value) => show({ split: value as CohortFilter['split'], key: '' })}
          className="md:w-60"
        />
        <SelectFilter
          label={texts.span}
          value={months}
          options={cohortSpans.map((value) => ({ value, label: texts.spans[value] }))}
          onChange={(value) => show({ months: value as CohortFilter['months'] })}
        />
        {isOfMonths(filter) && (
          <SelectFilter
            label={texts.figure}
            value={figure}
            options={cohortFigures.map((value) => ({ value, label: texts.figures[value] }))}
            onChange={(value) => show({ figure: value as CohortFilter['figure'] })}
            className="md:w-64"
          />
        )}
      </div>
      <Answered answer={answer}>
        {({ items, behind, name }) => (
          <>
            {behind && <p className="mb-2 text-sm text-ink-2">{texts.behind}</p>}
            {key !== '' && (
              <p className="mb-2 flex flex-wrap items-center gap-x-3">
                <b>{texts.only(name)}</b>
                <Anchor
                  to={cohortPath({ ...filter, key: '' })}
                  className="inline-flex min-h-11 items-center text-primary underline"
                >
                  {texts.everything}
                </Anchor>
              </p>
            )}
            <Report filter={filter} rows={items} />
          </>
        )}
      </Answered>
      <RepeatIntervals />
    </>
  )
}

function isOfMonths({ split, key }: CohortFilter): boolean {
  return split === 'all' || key !== ''
}

const maxBars = 24
const formatShare = (share: number) => percentOf(share, 1)

function Report({ filter, rows }: { filter: CohortFilter; rows: readonly CohortRow[] }) {
  const { split, key } = filter
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    )
  }
  const bars = rows.slice(0, maxBars).map((row) => ({
    key: row.key,
    name: cohortRowName(split, key, row),
    value: row.again / Math.max(1, row.customers),
  }))
  return (
    <>
      {isOfMonths(filter) && <Total rows={rows} />}
      <Bars label={texts.chart} bars={bars} format={formatShare} />
      {isOfMonths(filter) ? (
        <CohortMatrix filter={filter} rows={rows} />
      ) : (
        <CohortSplits filter={filter} rows={rows} />
      )}
      <p className="mt-3 text-sm text-ink-3">
        {texts.help} {split === 'product' || split === 'brand' ? texts.helpGoods : ''}
      </p>
    </>
  )
}

function Total({ rows }: { rows: readonly CohortRow[] }) {
  const customers = rows.reduce((sum, row) => sum + row.customers, 0)
  const again = rows.reduce((sum, row) => sum + row.again, 0)
  return (
    <p className="mb-3" role="status">
      <b>
        {texts.total(formatNumber(customers), formatNumber(again), percentOf(again, customers))}
      </b>
    </p>
  )
}
