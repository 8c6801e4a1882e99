import History from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listVoucherLog, type VoucherLog } from '#domain/counter/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Answered } from '../parts/Answered.tsx'
import { Figures, FiguresSkeleton } from '../parts/Figures.tsx'
import { RecordList, RecordSkeleton } from '../parts/RecordList.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { lastDays } from '../parts/last-days.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { spanTexts } from '../texts.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { historyColumns, historyHeads, HistoryRow } from './HistoryRow.tsx'
import { OfferTabs } from './OfferTabs.tsx'
import { type HistoryFilter, historyQuery, readHistoryFilter } from './history-filter.ts'
import { historyTexts as texts } from './texts.ts'

const CancelDialog = lazy(async () => {
  const { CancelDialog: dialog } = await import('./CancelDialog.tsx')
  return { default: dialog }
})

/** `lich-su-uu-dai`: what was used here, with sums; an owner takes today's mistakes back. */
export function HistoryScreen() {
  const { code, user } = usePharmacy()
  const paths = usePharmacyPaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readHistoryFilter(query)
  const answer = useAnswer(JSON.stringify([code, user?.username, filter]), (signal) =>
    callPharmacy(listVoucherLog, filter, { signal }),
  )
  const [cancelling, setCancelling] = useState<VoucherLog | null>(null)
  const pathOf = (next: HistoryFilter) => paths.offerHistory(historyQuery(next))
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={texts.title} />
      <OfferTabs current="lich-su-uu-dai" />
      <HistoryFilters
        key={JSON.stringify(filter)}
        filter={filter}
        pathOf={pathOf}
        onChange={(next) =>
          void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true })
        }
      />
      <Answered answer={answer} skeleton={<HistorySkeleton />} className="flex flex-col gap-4">
        {({ summary, items, paginate }) => (
          <>
            {items.length > 0 && (
              <Figures
                label={texts.sums}
                figures={[
                  { label: texts.used, value: formatNumber(summary.used) },
                  { label: texts.cancelled, value: formatNumber(summary.cancelled) },
                  { label: texts.saved, value: formatVnd(summary.saved) },
                ]}
              />
            )}
            {items.length === 0 ? (
              <HistoryEmpty filter={filter} />
            ) : (
              <RecordList label={texts.list} heads={historyHeads} columns={historyColumns}>
                {items.map((log) => (
                  <HistoryRow key={log.id} log={log} onCancel={() => setCancelling(log)} />
                ))}
              </RecordList>
            )}
            <Pager
              page={filter.page}
              pages={paginate.total_page}
              hrefFor={(page) => pathOf({ ...filter, page })}
            />
          </>
        )}
      </Answered>
      {cancelling && (
        <Suspense>
          <CancelDialog
            log={cancelling}
            onClose={() => setCancelling(null)}
            onDone={answer.reload}
          />
        </Suspense>
      )}
    </div>
  )
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <FiguresSkeleton count={3} />
      <RecordSkeleton />
    </div>
  )
}

/** Nothing today is another matter than nothing that is looked for. */
function HistoryEmpty({ filter }: { filter: HistoryFilter }) {
  const paths = usePharmacyPaths()
  const { page, ...narrowing } = filter
  const isToday = page === 1 && Object.values(narrowing).every((value) => value === undefined)
  return (
    <EmptyState
      icon={<History aria-hidden="true" />}
      title={texts.empty}
      text={isToday ? texts.emptyToday : texts.emptyFiltered}
      action={
        isToday ? (
          <>
            <ButtonLink to={paths.offerCodes()}>{texts.toOffers}</ButtonLink>
            <ButtonLink
              variant="secondary"
              to={paths.offerHistory(historyQuery({ page, ...lastDays(7) }))}
            >
              {spanTexts.lastWeek}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="secondary" to={paths.offerHistory()}>
            {texts.today}
          </ButtonLink>
        )
      }
    />
  )
}
