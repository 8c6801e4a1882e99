import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listVoucherLog, type VoucherLog } from '#domain/counter/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Pager } from '#web/ui/Pager.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { Figures, FiguresSkeleton } from '../Figures.tsx'
import { RecordList, RecordSkeleton } from '../RecordList.tsx'
import { ScreenHead } from '../ScreenHead.tsx'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { HistoryEmpty } from './HistoryEmpty.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { historyColumns, historyHeads, HistoryRow } from './HistoryRow.tsx'
import { historyQuery, readHistoryFilter, type HistoryFilter } from './history-filter.ts'
import { OfferTabs } from './OfferTabs.tsx'
import { historyTexts as texts } from './texts.ts'

const CancelDialog = lazy(async () => {
  const { CancelDialog: dialog } = await import('./CancelDialog.tsx')
  return { default: dialog }
})

/** `lich-su-uu-dai`: what was used here, with sums; an owner takes today's mistakes back. */
export function HistoryScreen() {
  const { code, user } = useStore()
  const paths = useStorePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readHistoryFilter(query)
  const answer = useAnswer(JSON.stringify([code, user?.username, filter]), (signal) =>
    callStore(listVoucherLog, filter, { signal }),
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
