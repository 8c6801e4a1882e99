import ScrollText from 'lucide-react/icons/scroll-text'
import { useNavigate, useSearchParams } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { listEarnLog, type EarnLog } from '#domain/counter/api.ts'
import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { withDots } from '#web/features/earn/code-typing.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { Figures } from '../Figures.tsx'
import { lastDays } from '../last-days.ts'
import { SaveFileButton } from '../SaveFileButton.tsx'
import { quickDaysTexts } from '../texts.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { exportQuery, logQuery, readLogFilter, type LogFilter } from './log-filter.ts'
import { LogFilters } from './LogFilters.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { statisticsTexts as texts } from './texts.ts'

/** Codes entered here: today, five a page, unless the address says otherwise. */
export function LogView() {
  const { code, user } = useStore()
  const paths = useStorePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readLogFilter(query)
  const answer = useAnswer(JSON.stringify([code, filter]), (signal) =>
    callStore(listEarnLog, filter, { signal }),
  )
  const pathOf = (next: LogFilter) => paths.statistics(logQuery(next))
  return (
    <>
      <LogFilters
        key={JSON.stringify(filter)}
        filter={filter}
        pathOf={pathOf}
        isOwner={user?.role === 'owner'}
        onChange={(next) =>
          void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true })
        }
      />
      <Answered answer={answer} skeleton={<RowsSkeleton />} className="flex flex-col gap-4">
        {(data) => (
          <>
            <Figures label={texts.sums} figures={figuresOf(data.summary)} />
            {data.is_cut && <p className="text-sm text-ink-2">{texts.cut}</p>}
            {data.items.length === 0 ? (
              <None filter={filter} />
            ) : (
              <ul aria-label={texts.list} className="flex flex-col gap-2.5">
                {data.items.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            <Pager
              page={filter.page}
              pages={data.paginate.total_page}
              hrefFor={(page) => pathOf({ ...filter, page })}
            />
            {user?.role === 'owner' && data.items.length > 0 && (
              <div>
                <SaveFileButton path={`/api/drugstoreEarnPointLog/export${exportQuery(filter)}`}>
                  {texts.export}
                </SaveFileButton>
              </div>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

function figuresOf(sums: Output<typeof listEarnLog>['summary']) {
  return [
    { label: texts.entries, value: formatNumber(sums.entries) },
    { label: texts.earned, value: formatNumber(sums.earned) },
    { label: texts.used, value: formatNumber(sums.used) },
    { label: texts.wrong, value: formatNumber(sums.wrong) },
    { label: texts.refused, value: formatNumber(sums.refused) },
    { label: texts.points, value: formatPoints(sums.points) },
  ]
}

const tones: Record<EarnLogStatus, BadgeTone> = {
  earned: 'ok',
  used: 'point',
  wrong: 'sale',
  refused: 'neutral',
}

function Entry({ entry }: { entry: EarnLog }) {
  const facts = [
    entry.product?.name ?? '',
    entry.by ? texts.by(entry.by.full_name ?? entry.by.username) : '',
    entry.sent_by ? texts.sentBy(entry.sent_by) : '',
  ].filter(Boolean)
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="tabular flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-semibold">
          {withDots(entry.phone || texts.forgotten)} · {withDots(entry.code_masked)}
        </p>
        <time dateTime={entry.at} className="text-sm text-ink-2">
          {formatDateTime(entry.at)}
        </time>
      </div>
      <p className="mt-1 flex items-center justify-between gap-3">
        <Badge tone={tones[entry.status]}>{earnLogStatusLabels[entry.status]}</Badge>
        {entry.point > 0 && (
          <b className="tabular font-bold text-point">+{formatPoints(entry.point)}</b>
        )}
      </p>
      {facts.length > 0 && <p className="mt-1 text-sm text-ink-3">{facts.join(' · ')}</p>}
      {entry.status === 'refused' && <p className="mt-1 text-sm text-ink-3">{entry.message}</p>}
    </li>
  )
}

function None({ filter }: { filter: LogFilter }) {
  const paths = useStorePaths()
  const { page, ...narrowing } = filter
  const isToday = page === 1 && Object.values(narrowing).every((value) => value === undefined)
  return (
    <EmptyState
      icon={<ScrollText aria-hidden="true" />}
      title={texts.empty}
      text={isToday ? texts.emptyToday : texts.emptyFiltered}
      action={
        isToday ? (
          <>
            <ButtonLink to={paths.earn()}>{texts.toEarn}</ButtonLink>
            <ButtonLink look="secondary" to={paths.statistics(logQuery({ page, ...lastDays(7) }))}>
              {quickDaysTexts.lastWeek}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink look="secondary" to={paths.statistics()}>
            {texts.today}
          </ButtonLink>
        )
      }
    />
  )
}
