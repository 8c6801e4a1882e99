import { listEarnLog, listVoucherLog, type EarnLog } from '#domain/counter/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { PharmacyUser } from '../area/remembered-pharmacy.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { lastDays } from '../parts/last-days.ts'
import { spanTexts } from '../texts.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { useOnline } from '../parts/use-online.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { homeTexts as texts } from './texts.ts'

const newestCodes = lazyPart(() => import('./NewestCodes.tsx').then((each) => each.NewestCodes))

interface Day {
  codes: number
  points: number
  offers: number
  newest: readonly EarnLog[]
}

/** Codes, points and offers of today: an owner sees the pharmacy's, others their own. */
export function Today() {
  const { user } = usePharmacy()
  const paths = usePharmacyPaths()
  const week = lastDays(7)
  return (
    <section className="rounded-md border border-line bg-white p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base">
          {texts.today}, {formatDate(today())}
        </h2>
        <p className="text-sm text-ink-2">
          {user && (user.role === 'owner' ? texts.ofPharmacy : texts.ofMine)}
        </p>
      </div>
      {/* Until it is known who is here nothing is asked, and the places stay. */}
      {user ? <AskedDay user={user} /> : <FigureRow />}
      <Anchor
        to={paths.statistics({ tu: week.from, den: week.to })}
        className="-mb-3 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {spanTexts.lastWeek}
      </Anchor>
    </section>
  )
}

function AskedDay({ user }: { user: PharmacyUser }) {
  const isOnline = useOnline()
  const { data, error, reload } = useAnswer(`${user.code}:${user.username}`, askToday)
  return (
    <>
      <FigureRow day={data} isMissing={error !== null} />
      {error !== null && isOnline && (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-sale">{texts.figuresFailed}</p>
          <Button variant="quiet" onClick={reload}>
            {texts.retry}
          </Button>
        </div>
      )}
      {data && data.newest.length > 0 && <newestCodes.Part codes={data.newest} />}
    </>
  )
}

async function askToday(signal: AbortSignal): Promise<Day> {
  const [{ summary, items }, offers] = await Promise.all([
    callPharmacy(listEarnLog, {}, { signal }),
    callPharmacy(listVoucherLog, { limit: 1 }, { signal }),
  ])
  const { earned: codes, points } = summary
  return { codes, points, offers: offers.summary.used, newest: items }
}

function FigureRow({ day, isMissing }: { day?: Day; isMissing?: boolean }) {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-3">
      {(['codes', 'points', 'offers'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">{texts[name]}</dt>
          <dd
            className={cx('min-h-9 text-2xl font-bold tabular', name === 'points' && 'text-point')}
          >
            {day && formatNumber(day[name])}
            {!day && (isMissing ? '–' : <Skeleton className="my-1.5 h-6 w-14" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
