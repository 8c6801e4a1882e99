import History from 'lucide-react/icons/history'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { paths } from '#web/paths.ts'
import { setPoints } from '#web/state/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { LedgerFilter } from './LedgerFilter.tsx'
import { LedgerMonths } from './LedgerMonths.tsx'
import type { PointsData } from './load-points.ts'
import { fullLedger } from './points-filter.ts'
import { PointsSummary } from './PointsSummary.tsx'
import { pointsTexts as texts } from './texts.ts'

/** Where the points stand, and every reason why. */
export function PointsScreen({ membership, history, loai, ky, isFull }: PointsData) {
  const isNarrowed = loai !== '' || ky !== ''
  // The same figure as in the header above.
  useEffect(() => setPoints(membership.AvailablePoint), [membership.AvailablePoint])
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="flex flex-col gap-4">
      <PointsSummary membership={membership} history={history} />
      <Card as="section" aria-labelledby="so-diem">
        <h2 id="so-diem" className="mb-3 text-lg">
          {texts.ledger}
        </h2>
        {(isNarrowed || history.items.length > 0) && <LedgerFilter loai={loai} ky={ky} />}
        <div aria-busy={isLoading || undefined} className={cx(isLoading && 'opacity-60')}>
          {history.items.length === 0 ? (
            <NoLines isNarrowed={isNarrowed} text={history.result?.message} />
          ) : (
            <LedgerMonths lines={history.items} />
          )}
          <Pager
            page={history.paginate.page}
            pages={history.paginate.total_page}
            hrefFor={(page) =>
              paths.pointsHistory({ loai, ky, so: isFull ? fullLedger : '', page })
            }
            className="mt-5"
          />
          {history.items.length > 0 && (
            <Anchor
              to={paths.pointsHistory({ loai, ky, so: isFull ? '' : fullLedger })}
              preventScrollReset
              className="mt-3 inline-flex min-h-11 items-center text-sm text-primary underline"
            >
              {isFull ? texts.eventsOnly : texts.fullLedger}
            </Anchor>
          )}
        </div>
      </Card>
    </div>
  )
}

/** Result 99, with the way on that fits. */
function NoLines({ isNarrowed, text }: { isNarrowed: boolean; text: string | undefined }) {
  return (
    <EmptyState
      level={3}
      icon={<History aria-hidden="true" />}
      title={texts.emptyTitle}
      text={text ?? texts.emptyText}
      action={
        <>
          <ButtonLink to={paths.earn()}>{texts.earn}</ButtonLink>
          {isNarrowed && (
            <ButtonLink to={paths.pointsHistory()} look="quiet">
              {texts.showAll}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
