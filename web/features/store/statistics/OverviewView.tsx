import { useNavigate, useSearchParams } from 'react-router'
import { getStoreStatistics, type StoreStatistics } from '#domain/counter/api.ts'
import { mostStatisticsDays } from '#domain/counter/limits.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { today } from '#web/state/clock.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { DayFields } from '../DayFields.tsx'
import { Figures } from '../Figures.tsx'
import { QuickDays } from '../QuickDays.tsx'
import { readDay } from '../read-day.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { BarTable } from './BarTable.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { statisticsTexts as texts } from './texts.ts'
import { UserTable } from './UserTable.tsx'

/** From so many days on weeks are easier to read. */
const weeksFrom = 32

/** Sums of some days beside those before, as bars by day or week, and of each account. */
export function OverviewView() {
  const { code } = useStore()
  const paths = useStorePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = readOverview(query)
  const answer = useAnswer(JSON.stringify([code, asked]), (signal) =>
    callStore(getStoreStatistics, asked, { signal }),
  )
  const pathOf = ({ from, to, by }: Partial<typeof asked>) =>
    paths.statistics({ xem: 'tong-quan', tu: from, den: to, theo: by })
  const show = (change: Partial<typeof asked>) =>
    void navigate(pathOf({ ...asked, ...change }), { preventScrollReset: true })
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <QuickDays
          counts={[7, 30, 90]}
          from={asked.from}
          to={asked.to}
          hrefFor={(span) => pathOf(span)}
        />
        <DayFields
          key={`${asked.from} ${asked.to}`}
          from={asked.from}
          to={asked.to}
          labels={texts}
          most={mostStatisticsDays}
          onChange={({ from = asked.from, to = asked.to }) => show({ from, to })}
        />
        <Field label={texts.groupBy} className="min-w-36 flex-1">
          {(control) => (
            <NativeSelect
              {...control}
              value={asked.by}
              onChange={({ target }) => show({ by: target.value === 'week' ? 'week' : 'day' })}
              className="w-full"
            >
              <option value="day">{texts.byDay}</option>
              <option value="week">{texts.byWeek}</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <Answered answer={answer} skeleton={<RowsSkeleton />} className="flex flex-col gap-6">
        {(data) => (
          <>
            <Figures label={texts.sums} figures={figuresOf(data)} />
            <BarTable by={data.by} buckets={data.buckets} />
            <section>
              <h2 className="mb-3 text-lg font-bold">{texts.users}</h2>
              <UserTable users={data.users} span={data} />
            </section>
          </>
        )}
      </Answered>
    </>
  )
}

/** The last 7 days unless the address names others. */
function readOverview(query: URLSearchParams) {
  const to = readDay(query.get('den')) ?? today()
  const named = readDay(query.get('tu'))
  const from = named && named <= to ? named : addDays(to, -6)
  const isLong = addDays(from, weeksFrom) <= to
  const by = query.get('theo') ?? (isLong ? 'week' : 'day')
  return { from, to, by: by === 'week' ? ('week' as const) : ('day' as const) }
}

function figuresOf({ totals, before }: StoreStatistics) {
  const points = (sums: StoreStatistics['totals']) => formatPoints(sums.points)
  const ways = [
    { label: texts.entries, show: (sums: StoreStatistics['totals']) => formatNumber(sums.entries) },
    { label: texts.earned, show: (sums: StoreStatistics['totals']) => formatNumber(sums.earned) },
    { label: texts.points, show: points },
    { label: texts.wrong, show: (sums: StoreStatistics['totals']) => formatNumber(sums.wrong) },
    { label: texts.offers, show: (sums: StoreStatistics['totals']) => formatNumber(sums.offers) },
    { label: texts.saved, show: (sums: StoreStatistics['totals']) => formatVnd(sums.saved) },
  ]
  return ways.map(({ label, show }) => ({
    label,
    value: show(totals),
    note: texts.before(show(before)),
  }))
}
