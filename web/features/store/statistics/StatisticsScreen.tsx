import { useSearchParams } from 'react-router'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useStore, useStorePaths } from '../use-store.ts'
import { LogView } from './LogView.tsx'
import { OverviewView } from './OverviewView.tsx'
import { StatementView } from './StatementView.tsx'
import { statisticsTexts as texts } from './texts.ts'

const views = [
  { key: undefined, label: texts.log, View: LogView },
  { key: 'tong-quan', label: texts.overview, View: OverviewView },
  { key: 'bang-ke', label: texts.statement, View: StatementView },
] as const

/** `thong-ke`: an owner sees the log, the sums and the monthly statement, staff their own entries. */
export function StatisticsScreen() {
  const { user } = useStore()
  const [query] = useSearchParams()
  const shown = views.find(({ key }) => key === query.get('xem')) ?? views[0]
  if (user === undefined) return <StatisticsSkeleton />
  const isOwner = user?.role === 'owner'
  const { View } = isOwner ? shown : views[0]
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold phone:text-xl print:hidden">
        {isOwner ? texts.title : texts.ownLog}
      </h1>
      {isOwner && <Views current={shown.key} />}
      {/* Somebody else who logs in asks anew. */}
      <View key={user?.username} />
    </div>
  )
}

function Views({ current }: { current: string | undefined }) {
  const paths = useStorePaths()
  return (
    <nav aria-label={texts.views} className="border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {views.map(({ key, label }) => (
          <li key={label}>
            <Anchor
              to={paths.statistics({ xem: key })}
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center border-b-2 px-3 font-semibold phone:px-2 whitespace-nowrap focus-visible:-outline-offset-3',
                key === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function StatisticsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-11" />
      <Skeleton className="h-20 rounded-md" />
      {Array.from({ length: 5 }, (_, nth) => (
        <Skeleton key={nth} className="h-20 rounded-md" />
      ))}
    </div>
  )
}
