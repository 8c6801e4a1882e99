import CircleCheck from 'lucide-react/icons/circle-check'
import { getToday, type Today, type TodayQueue } from '#domain/backoffice/today/api.ts'
import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { When } from '../parts/When.tsx'
import { NotOpenNote } from './NotOpenNote.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { todayTexts as texts } from './texts.ts'

const live = [
  'orders',
  'payments',
  'refunds',
  'returns',
  'reviews',
  'questions',
  'chats',
  'games',
  'game-wins',
  'price-plans',
  'loyalty-programmes',
  'exchange-promotions',
  'gifts',
  'voucher-campaigns',
  'point-adjustments',
  'counterfeit-reports',
  'data-requests',
  'deadLetters',
]

/** Where the day begins: what waits for whoever looks, the oldest of each, and how the day goes. */
export function TodayScreen() {
  const { data, error, refresh } = useQuery(getToday, {}, { live })
  if (data) return <Shown data={data} />
  if (!error) return <PageSkeleton />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void refresh()}
      className="py-20"
    />
  )
}

function Shown({ data: { queues, figures } }: { data: Today }) {
  const waiting = queues.filter(({ count }) => count > 0)
  const quiet = queues.filter(({ count }) => count === 0)
  return (
    <>
      <PageHead title={texts.title} />
      <div className="flex flex-col gap-6">
        <NotOpenNote />
        {figures && <FiguresPart figures={figures} />}
        {queues.length > 0 && (
          <section aria-labelledby="dang-cho">
            <h2 id="dang-cho" className="mb-2 text-lg">
              {texts.waiting}
            </h2>
            {waiting.length === 0 ? (
              <EmptyState
                icon={<CircleCheck aria-hidden="true" />}
                title={texts.calm}
                text={texts.calmText}
              />
            ) : (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 phone:gap-2">
                {waiting.map((queue) => (
                  <li key={queue.key}>
                    <Queue queue={queue} />
                  </li>
                ))}
              </ul>
            )}
            {quiet.length > 0 && <Quiet queues={quiet} isAll={waiting.length === 0} />}
          </section>
        )}
      </div>
    </>
  )
}

function Queue({ queue: { key, count, more, oldest_at: oldest, mine } }: { queue: TodayQueue }) {
  return (
    <Anchor
      to={queuePath(key)}
      className="flex h-full flex-col gap-1 rounded-md border border-line bg-white p-4 hover:border-primary phone:grid phone:min-h-14 phone:grid-cols-[minmax(0,1fr)_auto] phone:content-center phone:items-center phone:gap-x-3 phone:gap-y-0 phone:px-3.5 phone:py-1.5"
    >
      <span className="font-semibold">{texts.queues[key]}</span>
      <span className="tabular text-2xl font-bold text-primary-deep phone:row-span-2 phone:text-xl">
        {more ? texts.more(count) : formatNumber(count)}
      </span>
      <span className="mt-auto flex flex-wrap justify-between gap-x-3 text-sm text-ink-2 empty:hidden phone:m-0 phone:justify-start">
        {oldest && (
          <span>
            {texts.oldest} <When at={oldest} />
          </span>
        )}
        {mine !== null && mine > 0 && <span>{texts.mine(mine)}</span>}
      </span>
    </Anchor>
  )
}

/**
 * Named all the same, so that nobody wonders whether something is missing; quietly, since nothing of it is to be
 * done. Where nothing waits at all they are the ways on.
 */
function Quiet({ queues, isAll }: { queues: readonly TodayQueue[]; isAll: boolean }) {
  if (!isAll) {
    return (
      <p className="mt-4 text-sm text-ink-3">
        {texts.nothing}: {queues.map(({ key }) => texts.queues[key]).join(' · ')}
      </p>
    )
  }
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-2">
      {queues.map(({ key }) => (
        <li key={key}>
          <ButtonLink to={queuePath(key)} variant="secondary">
            {texts.queues[key]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function FiguresPart({ figures }: { figures: NonNullable<Today['figures']> }) {
  const { today, last_week: before, counted_at: at } = figures
  const shown = [
    { label: texts.orders, now: today.orders, lastWeek: before.orders, say: formatNumber },
    { label: texts.revenue, now: today.revenue, lastWeek: before.revenue, say: inVnd },
    { label: texts.members, now: today.members, lastWeek: before.members, say: formatNumber },
    { label: texts.codes, now: today.codes, lastWeek: before.codes, say: formatNumber },
  ]
  return (
    <section aria-labelledby="so-lieu">
      <h2 id="so-lieu" className="text-lg">
        {texts.figures}
      </h2>
      <p className="mb-2 text-sm text-ink-2">{at ? texts.comparedWith : texts.notCounted}</p>
      {at && (
        <dl className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
          {shown.map(({ label, now, lastWeek, say }) => (
            <Card key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="tabular text-xl font-bold wrap-anywhere">{say(now)}</dd>
              <dd
                className={cx(
                  'tabular text-sm',
                  now > lastWeek && lastWeek > 0 ? 'text-ok' : 'text-ink-2',
                )}
              >
                {texts.before(say(lastWeek))}
              </dd>
            </Card>
          ))}
        </dl>
      )}
    </section>
  )
}

function inVnd(amount: number): string {
  return formatVnd(vnd(amount))
}
