import Coins from 'lucide-react/icons/coins'
import { useNavigate, useSearchParams } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { getPointReport } from '#domain/backoffice/reports/points/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { Answered } from '../../parts/Answered.tsx'
import { DayFilter } from '../../parts/DayFilter.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { SelectFilter } from '../../parts/SelectFilter.tsx'
import { backofficePaths } from '../../paths.ts'
import { Bars } from '../Bars.tsx'
import { ReportExport } from '../ReportExport.tsx'
import { pointQuery, readPointFilter, type PointFilter } from './point-filter.ts'
import { ForwardTable, MonthTable, ProgrammeTable } from './PointTables.tsx'
import { pointReportTexts as texts } from './texts.ts'

type Report = Output<typeof getPointReport>

/** What members have of points, and what became of it; every figure opens its entries. */
export function PointsScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readPointFilter(query)
  const answer = useQuery(getPointReport, filter, { keepsPrevious: true })
  const { data } = answer
  const { from, to, programme } = filter
  const show = (changed: PointFilter) =>
    void navigate(backofficePaths.pointReport(pointQuery(changed)))
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={<ReportExport list="report-points" asked={filter} />}
      />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last 30 days are shown, and the choice says so.
          range={from || to || !data ? filter : { from: data.from, to: data.to }}
          onChange={(days) => show({ ...days, ...(programme !== undefined && { programme }) })}
        />
        <SelectFilter
          label={reportTexts.programme}
          all={texts.allProgrammes}
          value={programme?.toString() ?? ''}
          options={(data?.programmes ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          onChange={(id) =>
            show({
              ...(from && { from }),
              ...(to && { to }),
              ...(id !== '' && { programme: Number(id) }),
            })
          }
          className="md:w-64"
        />
      </div>
      <Answered answer={answer}>
        {(report) => (
          <>
            {report.behind && <p className="mb-2 text-sm text-ink-2">{texts.behind}</p>}
            <Shown report={report} filter={filter} />
          </>
        )}
      </Answered>
    </>
  )
}

function Shown({ report, filter }: { report: Report; filter: PointFilter }) {
  const { from, to, months, total, moves } = report
  if (months.length === 0 && moves.length === 0 && total.opening === 0) {
    return (
      <EmptyState
        icon={<Coins aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    )
  }
  const shown = { ...filter, from, to }
  const bars = months.map(({ month, points }) => ({
    key: month,
    name: formatDate(month).slice(3),
    value: points,
  }))
  return (
    <>
      <Outstanding report={report} />
      <Bars label={texts.months} bars={bars} format={formatPoints} />
      <MonthTable filter={shown} report={report} />
      <h2 className="mt-6 mb-2.5 text-lg font-semibold">{texts.forward}</h2>
      <ForwardTable filter={shown} report={report} />
      <h2 className="mt-6 mb-2.5 text-lg font-semibold">{texts.byProgramme}</h2>
      <ProgrammeTable filter={shown} report={report} />
      <p className="mt-3 text-sm text-ink-3">{texts.help}</p>
    </>
  )
}

function Outstanding({ report: { total, value, to } }: { report: Report }) {
  const maySet = useCan('settings.read')
  return (
    <div className="mb-3">
      <p role="status">
        <b>
          {texts.outstanding(formatPoints(total.closing), formatDate(to))}
          {value && texts.worth(formatVnd(total.closing * value.vnd))}
        </b>
      </p>
      <p className="text-sm text-ink-2">
        {value
          ? texts.valueOf(formatVnd(value.vnd), formatDate(value.from), value.source)
          : maySet
            ? texts.noValue
            : texts.noValueAsk}{' '}
        {!value && maySet && (
          <Anchor
            to={backofficePaths.settings({ nhom: 'tich-diem' })}
            className="flex min-h-11 w-fit items-center text-primary underline"
          >
            {texts.setValue}
          </Anchor>
        )}
      </p>
    </div>
  )
}
