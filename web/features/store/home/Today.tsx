import { listEarnLog, listVoucherLog } from '#domain/counter/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { StoreUser } from '../area/remembered-store.ts'
import { callStore } from '../call-store.ts'
import { lastDays } from '../last-days.ts'
import { quickDaysTexts } from '../texts.ts'
import { useAnswer } from '../use-answer.ts'
import { useOnline } from '../use-online.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { homeTexts as texts } from './texts.ts'

interface Figures {
  codes: number
  points: number
  offers: number
}

/** Codes, points and offers of today: an owner sees the store's, others their own. */
export function TodayFigures() {
  const { user } = useStore()
  const paths = useStorePaths()
  const week = lastDays(7)
  return (
    <section className="rounded-md border border-line bg-white p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base">
          {texts.today}, {formatDate(today())}
        </h2>
        <p className="text-sm text-ink-2">
          {user && (user.role === 'owner' ? texts.ofStore : texts.ofMine)}
        </p>
      </div>
      {/* Until it is known who is here nothing is asked, and the places stay. */}
      {user ? <AskedFigures user={user} /> : <FigureRow />}
      <Anchor
        to={paths.statistics({ tu: week.from, den: week.to })}
        className="-mb-3 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {quickDaysTexts.lastWeek}
      </Anchor>
    </section>
  )
}

function AskedFigures({ user }: { user: StoreUser }) {
  const isOnline = useOnline()
  const { data, error, reload } = useAnswer(`${user.code}:${user.username}`, askToday)
  return (
    <>
      <FigureRow figures={data} isMissing={error !== null} />
      {error !== null && isOnline && (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-sale">{texts.figuresFailed}</p>
          <Button look="quiet" onClick={reload}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  )
}

async function askToday(signal: AbortSignal): Promise<Figures> {
  const [{ summary }, offers] = await Promise.all([
    callStore(listEarnLog, { limit: 1 }, { signal }),
    callStore(listVoucherLog, { limit: 1 }, { signal }),
  ])
  return { codes: summary.earned, points: summary.points, offers: offers.summary.used }
}

function FigureRow({ figures, isMissing }: { figures?: Figures; isMissing?: boolean }) {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-3">
      {(['codes', 'points', 'offers'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">{texts[name]}</dt>
          <dd className="min-h-9 text-2xl font-bold tabular">
            {figures && formatNumber(figures[name])}
            {!figures && (isMissing ? '–' : <Skeleton className="my-1.5 h-6 w-14" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
