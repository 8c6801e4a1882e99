import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useNavigate, useSearchParams } from 'react-router'
import { getPharmacyStatistics, type PharmacyStatistics } from '#domain/counter/api.ts'
import { maxStatisticsDays } from '#domain/counter/limits.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { today } from '#web/state/clock.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Answered } from '../parts/Answered.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { Figures, FiguresSkeleton, type Figure } from '../parts/Figures.tsx'
import { readDay } from '../parts/read-day.ts'
import { SpanFilter } from '../parts/SpanFilter.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { GameSums } from './GameSums.tsx'
import { PointBars } from './PointBars.tsx'
import { statisticsTexts as texts } from './texts.ts'
import { UserList } from './UserList.tsx'

/** From so many days on weeks are easier to read. */
const weeksFrom = 32

/** Sums of some days beside those before, as bars by day or week, and of each account. */
export function OverviewView() {
  const { code } = usePharmacy()
  const paths = usePharmacyPaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = readOverview(query)
  const answer = useAnswer(JSON.stringify([code, asked]), (signal) =>
    callPharmacy(getPharmacyStatistics, asked, { signal }),
  )
  const pathOf = ({ from, to, by }: Partial<typeof asked>) =>
    paths.statistics({ xem: 'tong-quan', tu: from, den: to, theo: by })
  const show = (change: Partial<typeof asked>) =>
    void navigate(pathOf({ ...asked, ...change }), { preventScrollReset: true })
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2.5">
        <SpanFilter
          key={`${asked.from} ${asked.to}`}
          counts={[7, 30, 90]}
          from={asked.from}
          to={asked.to}
          labels={texts}
          max={maxStatisticsDays}
          hrefFor={(span) => pathOf(span)}
          onChange={({ from = asked.from, to = asked.to }) => show({ from, to })}
        />
        <Field label={texts.groupBy} labelHidden className="w-36 phone:w-full">
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
      <Answered answer={answer} skeleton={<OverviewSkeleton />} className="flex flex-col gap-4">
        {(data) => (
          <>
            <div>
              <Figures label={texts.sums} figures={figuresOf(data)} />
              <p className="mt-1.5 text-xs text-ink-2">{comparedWith(data)}</p>
            </div>
            <GameSums from={data.from} to={data.to} />
            <div className={columns}>
              <PointBars by={data.by} buckets={data.buckets} />
              <UserList users={data.users} from={data.from} to={data.to} />
            </div>
          </>
        )}
      </Answered>
    </>
  )
}

const columns =
  'grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] wide:items-start'

function OverviewSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <FiguresSkeleton count={6} hasNotes />
      <div className={columns}>
        <Skeleton className="h-80 rounded-md" />
        <Skeleton className="h-44 rounded-md" />
      </div>
    </div>
  )
}

/** The last 7 days unless the address names others. */
function readOverview(query: URLSearchParams) {
  const to = readDay(query.get('den')) ?? today()
  const named = readDay(query.get('tu'))
  const wanted = named && named <= to ? named : addDays(to, -6)
  // The log, where the days may have been chosen, looks back further.
  const earliest = addDays(to, 1 - maxStatisticsDays)
  const from = wanted < earliest ? earliest : wanted
  const isLong = addDays(from, weeksFrom) <= to
  const by = query.get('theo') ?? (isLong ? 'week' : 'day')
  return { from, to, by: by === 'week' ? ('week' as const) : ('day' as const) }
}

type Sums = PharmacyStatistics['totals']

function figuresOf({ totals, before }: PharmacyStatistics): Figure[] {
  const figure = (kind: keyof Sums, show: (value: number) => string = formatNumber): Figure => ({
    label: texts[kind],
    value: show(totals[kind]),
    note: <Change by={totals[kind] - before[kind]} show={show} />,
  })
  return [
    { ...figure('points'), isPoints: true },
    ...(['earned', 'entries', 'wrong', 'offers'] as const).map((kind) => figure(kind)),
    figure('saved', formatVnd),
  ]
}

/** More or less than in the days before; an arrow beside the number, so that no colour has to say it. */
function Change({ by, show }: { by: number; show: (value: number) => string }) {
  if (by === 0) return texts.asBefore
  const Arrow = by > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
      <VisuallyHidden>{by > 0 ? texts.more : texts.less} </VisuallyHidden>
      {show(Math.abs(by))}
    </span>
  )
}

/** Which days the arrows speak of: as many, right before. */
function comparedWith({ from, to }: { from: VietnamDay; to: VietnamDay }): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return texts.comparedWith(addDays(from, -days), addDays(from, -1))
}
