import ScrollText from 'lucide-react/icons/scroll-text'
import { useNavigate, useSearchParams } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { listEarnLog } from '#domain/counter/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Answered } from '../parts/Answered.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { Figures, FiguresSkeleton } from '../parts/Figures.tsx'
import { lastDays } from '../parts/last-days.ts'
import { RecordList, RecordSkeleton } from '../parts/RecordList.tsx'
import { SaveFileButton } from '../parts/SaveFileButton.tsx'
import { spanTexts } from '../texts.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { exportQuery, logQuery, readLogFilter, rowsOf, type LogFilter } from './log-filter.ts'
import { LogFilters } from './LogFilters.tsx'
import { logColumns, logHeads, LogRow } from './LogRow.tsx'
import { statisticsTexts as texts } from './texts.ts'

/** Codes entered here: today's unless the address says otherwise. */
export function LogView() {
  const { code, user } = usePharmacy()
  const paths = usePharmacyPaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readLogFilter(query)
  const answer = useAnswer(JSON.stringify([code, filter]), (signal) =>
    callPharmacy(listEarnLog, { ...filter, limit: rowsOf(filter) }, { signal }),
  )
  const isOwner = user?.role === 'owner'
  const pathOf = (next: LogFilter) => paths.statistics(logQuery(next))
  return (
    <>
      <LogFilters
        key={JSON.stringify(filter)}
        filter={filter}
        pathOf={pathOf}
        isOwner={isOwner}
        onChange={(next) =>
          void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true })
        }
      />
      <Answered answer={answer} skeleton={<LogSkeleton />} className="flex flex-col gap-4">
        {(data) => (
          <>
            {data.summary.entries > 0 && (
              <Figures label={texts.sums} figures={figuresOf(data.summary)} />
            )}
            {data.is_cut && <p className="text-sm text-ink-2">{texts.cut}</p>}
            {data.items.length === 0 ? (
              <None filter={filter} />
            ) : (
              <RecordList label={texts.list} heads={logHeads} columns={logColumns}>
                {data.items.map((entry) => (
                  <LogRow key={entry.id} entry={entry} />
                ))}
              </RecordList>
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              {isOwner && data.items.length > 0 && (
                <SaveFileButton path={`/api/drugstoreEarnPointLog/export${exportQuery(filter)}`}>
                  {texts.export}
                </SaveFileButton>
              )}
              <Pager
                page={filter.page}
                pages={data.paginate.total_page}
                hrefFor={(page) => pathOf({ ...filter, page })}
                className="ml-auto phone:mx-auto"
              />
            </div>
          </>
        )}
      </Answered>
    </>
  )
}

function figuresOf(sums: Output<typeof listEarnLog>['summary']) {
  return [
    { label: texts.points, value: formatNumber(sums.points), isPoints: true },
    ...(['entries', 'earned', 'used', 'wrong', 'refused'] as const).map((kind) => ({
      label: texts[kind],
      value: formatNumber(sums[kind]),
    })),
  ]
}

export function LogSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <FiguresSkeleton count={6} />
      <RecordSkeleton />
    </div>
  )
}

function None({ filter }: { filter: LogFilter }) {
  const paths = usePharmacyPaths()
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
            <ButtonLink
              variant="secondary"
              to={paths.statistics(logQuery({ page, ...lastDays(7) }))}
            >
              {spanTexts.lastWeek}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="secondary" to={paths.statistics()}>
            {texts.today}
          </ButtonLink>
        )
      }
    />
  )
}
