import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listVoucherLog, type VoucherLog } from '#domain/counter/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Pager } from '#web/ui/Pager.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { Figures } from '../Figures.tsx'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { HistoryEmpty } from './HistoryEmpty.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import { historyQuery, readHistoryFilter, type HistoryFilter } from './history-filter.ts'
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
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl font-bold phone:text-xl">{texts.title}</h1>
        <p className="text-ink-2">{texts.intro}</p>
      </header>
      <HistoryFilters
        key={JSON.stringify(filter)}
        filter={filter}
        pathOf={pathOf}
        onChange={(next) =>
          void navigate(pathOf({ ...next, page: 1 }), { preventScrollReset: true })
        }
      />
      <Answered answer={answer} skeleton={<HistorySkeleton />}>
        {({ summary, items, paginate }) => (
          <>
            <Figures
              label={texts.sums}
              figures={[
                { label: texts.used, value: formatNumber(summary.used) },
                { label: texts.cancelled, value: formatNumber(summary.cancelled) },
                { label: texts.saved, value: formatVnd(summary.saved) },
              ]}
            />
            {items.length === 0 ? (
              <HistoryEmpty filter={filter} />
            ) : (
              <ul aria-label={texts.list} className="flex flex-col gap-2.5">
                {items.map((log) => (
                  <HistoryRow key={log.id} log={log} onCancel={() => setCancelling(log)} />
                ))}
              </ul>
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
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-2.5">
      <Skeleton className="mb-2.5 h-20 rounded-md" />
      {Array.from({ length: 5 }, (_, nth) => (
        <Skeleton key={nth} className="h-28 rounded-md" />
      ))}
    </div>
  )
}
