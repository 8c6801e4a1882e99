import ScrollText from 'lucide-react/icons/scroll-text'
import { useNavigate, useSearchParams } from 'react-router'
import { listEarnLog, type EarnLog } from '#domain/counter/api.ts'
import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { callStore } from '../call-store.ts'
import { failureText } from '../failure-text.ts'
import { Figures } from '../Figures.tsx'
import { SaveFileButton } from '../SaveFileButton.tsx'
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
  const { data, error, isOld, reload } = useAnswer(JSON.stringify([code, filter]), (signal) =>
    callStore(listEarnLog, filter, { signal }),
  )
  const pathOf = (next: LogFilter) => paths.statistics(logQuery(next))
  return (
    <>
      <LogFilters
        key={JSON.stringify(filter)}
        filter={filter}
        isOwner={user?.role === 'owner'}
        onChange={(next) =>
          void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true })
        }
      />
      {error !== null && <ErrorState text={failureText(error)} onRetry={reload} />}
      {!data && error === null && <RowsSkeleton />}
      {data && error === null && (
        <div aria-busy={isOld} className={cx('flex flex-col gap-4', isOld && 'opacity-60')}>
          <Figures
            label={texts.sums}
            figures={[
              { label: texts.entries, value: formatNumber(data.summary.entries) },
              { label: texts.earned, value: formatNumber(data.summary.earned) },
              { label: texts.used, value: formatNumber(data.summary.used) },
              { label: texts.wrong, value: formatNumber(data.summary.wrong) },
              { label: texts.refused, value: formatNumber(data.summary.refused) },
              { label: texts.points, value: formatPoints(data.summary.points) },
            ]}
          />
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
        </div>
      )}
    </>
  )
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
  ].filter(Boolean)
  return (
    <li className="rounded-md border border-line bg-white p-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="tabular font-semibold">
            {entry.phone || texts.forgotten} · {entry.code_masked}
          </p>
          <time dateTime={entry.at} className="text-sm text-ink-2">
            {formatDateTime(entry.at)}
          </time>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          {entry.point > 0 && (
            <b className="tabular font-bold text-point">+{formatPoints(entry.point)}</b>
          )}
          <Badge tone={tones[entry.status]}>{earnLogStatusLabels[entry.status]}</Badge>
        </div>
      </div>
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
          <ButtonLink to={paths.earn()}>{texts.toEarn}</ButtonLink>
        ) : (
          <ButtonLink look="secondary" to={paths.statistics()}>
            {texts.today}
          </ButtonLink>
        )
      }
    />
  )
}
