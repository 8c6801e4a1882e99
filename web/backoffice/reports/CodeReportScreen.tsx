import ChartColumn from 'lucide-react/icons/chart-column'
import { useNavigate, useSearchParams } from 'react-router'
import { codeReportTexts, codeRowName } from '#domain/genuine/backoffice/code-report-texts.ts'
import {
  codeReportGroups,
  getCodeReport,
  type CodeReportRow,
} from '#domain/genuine/backoffice/code-report.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { DayFilter } from '../parts/DayFilter.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { Bars } from './Bars.tsx'
import { CodeMap } from './CodeMap.tsx'
import { CodeReportTable } from './CodeReportTable.tsx'
import { ReportExport } from './ReportExport.tsx'
import { codeReportPath, readCodeFilter, type CodeReportFilter } from './code-report-filter.ts'
import { codeScreenTexts as texts } from './code-report-texts.ts'

/** What became of codes that were entered; each figure opens its entries. */
export function CodeReportScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readCodeFilter(query)
  const answer = useQuery(getCodeReport, filter, { keepsPrevious: true })
  const { data } = answer
  const { from, to } = filter
  const show = (changes: Partial<CodeReportFilter>) =>
    void navigate(codeReportPath({ ...filter, ...changes }))
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          <ReportExport
            list="report-codes"
            asked={filter}
            direct="/api/admin/reports/codes/export"
          />
        }
      />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last 30 days are shown, and the choice says so.
          range={from || to || !data ? filter : { from: data.from, to: data.to }}
          onChange={(days) => void navigate(codeReportPath({ by: filter.by, ...days }))}
        />
        <SelectFilter
          label={texts.by}
          value={filter.by}
          options={codeReportGroups.map((value) => ({
            value,
            label: codeReportTexts.groups[value],
          }))}
          onChange={(by) => show({ by: by as CodeReportFilter['by'] })}
        />
      </div>
      <Answered answer={answer}>
        {({ items, behind, ...days }) => (
          <>
            {behind && <p className="mb-2 text-sm text-ink-2">{texts.behind}</p>}
            <Report by={filter.by} days={days} rows={items} />
          </>
        )}
      </Answered>
    </>
  )
}

interface ReportProps {
  by: CodeReportFilter['by']
  days: { from: string; to: string }
  rows: readonly CodeReportRow[]
}

const maxBars = 31

function Report({ by, days, rows }: ReportProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    )
  }
  const bars = rows.slice(0, maxBars).map((row) => ({
    key: row.key,
    name: codeRowName(by, row),
    value: row.entered,
  }))
  return (
    <>
      <Total rows={rows} />
      {by === 'province' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <CodeReportTable by={by} days={days} rows={rows} />
          <CodeMap days={days} rows={rows} />
        </div>
      ) : (
        <>
          <Bars label={texts.chart(codeReportTexts.groups[by])} bars={bars} format={formatNumber} />
          <CodeReportTable by={by} days={days} rows={rows} />
        </>
      )}
      <p className="mt-3 text-sm text-ink-3">{texts.help}</p>
    </>
  )
}

function Total({ rows }: Pick<ReportProps, 'rows'>) {
  const sum = (figure: 'entered' | 'first' | 'suspicious') =>
    formatNumber(rows.reduce((total, row) => total + row[figure], 0))
  return (
    <p className="mb-3" role="status">
      <b>{texts.total(sum('entered'), sum('first'), sum('suspicious'))}</b>
    </p>
  )
}
