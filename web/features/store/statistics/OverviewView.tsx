import { useNavigate, useSearchParams } from 'react-router'
import { getStoreStatistics, type StoreStatistics } from '#domain/counter/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { DayFields } from '../DayFields.tsx'
import { Figures } from '../Figures.tsx'
import { readDay } from '../read-day.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { BarTable } from './BarTable.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { statisticsTexts as texts } from './texts.ts'
import { UserTable } from './UserTable.tsx'

const quick = [
  { days: 7, label: texts.lastWeek },
  { days: 30, label: texts.lastMonth },
  { days: 90, label: texts.lastQuarter },
]
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
        <ul aria-label={texts.quick} className="flex gap-2 phone:w-full">
          {quick.map(({ days, label }) => {
            const from = addDays(today(), 1 - days)
            const isCurrent = asked.from === from && asked.to === today()
            return (
              <li key={days}>
                <Anchor
                  to={pathOf({ from, to: today() })}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center rounded-full border px-4 whitespace-nowrap',
                    isCurrent
                      ? 'border-primary bg-primary-tint text-primary-deep'
                      : 'border-line bg-white hover:border-primary',
                  )}
                >
                  {label}
                </Anchor>
              </li>
            )
          })}
        </ul>
        <DayFields
          from={asked.from}
          to={asked.to}
          labels={texts}
          onChange={({ from = asked.from, to = asked.to }) =>
            show(from <= to ? { from, to } : { from: to, to: from })
          }
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
