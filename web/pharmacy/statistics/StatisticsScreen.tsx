import { useSearchParams } from 'react-router'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ListTabs } from '../parts/ListTabs.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { usePharmacy, usePharmacyPaths } from '../session/use-pharmacy.ts'
import { LogSkeleton, LogView } from './LogView.tsx'
import { OverviewView } from './OverviewView.tsx'
import { StatementView } from './StatementView.tsx'
import { statisticsTexts as texts } from './texts.ts'

const views = [
  { key: 'nhat-ky', label: texts.log, View: LogView },
  { key: 'tong-quan', label: texts.overview, View: OverviewView },
  { key: 'bang-ke', label: texts.statement, View: StatementView },
] as const

/** `thong-ke`: an owner sees the codes, the sums and the monthly statement, staff their own codes. */
export function StatisticsScreen() {
  const { user } = usePharmacy()
  const paths = usePharmacyPaths()
  const [query] = useSearchParams()
  const shown = views.find(({ key }) => key === query.get('xem')) ?? views[0]
  if (user === undefined) return <StatisticsSkeleton />
  const isOwner = user?.role === 'owner'
  const { View } = isOwner ? shown : views[0]
  // The days that were chosen stay, whichever way they are looked at.
  const days = { tu: query.get('tu') ?? undefined, den: query.get('den') ?? undefined }
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={isOwner ? texts.title : texts.ownTitle}>
        {isOwner && (
          <ListTabs
            arePages
            label={texts.views}
            current={shown.key}
            className="w-full desk:w-96"
            tabs={views.map(({ key, label }) => ({
              key,
              label,
              to: paths.statistics({ xem: key === views[0].key ? undefined : key, ...days }),
            }))}
          />
        )}
      </ScreenHead>
      {/* Somebody else who logs in asks anew. */}
      <View key={user?.username} />
    </div>
  )
}

export function StatisticsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-11 rounded-md" />
      <LogSkeleton />
    </div>
  )
}
