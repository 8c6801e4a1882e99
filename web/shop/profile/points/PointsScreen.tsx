import History from 'lucide-react/icons/history'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { LedgerLine } from '#domain/membership/api.ts'
import { paths } from '#web/paths.ts'
import { setPoints } from '#web/shop/state/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { cx } from '#web/ui/class-names.ts'
import { LedgerEntry } from './LedgerEntry.tsx'
import { LedgerFilter } from './LedgerFilter.tsx'
import { PointsSummary } from './PointsSummary.tsx'
import { byMonth } from './by-month.ts'
import type { PointsData } from './load-points.ts'
import { fullLedger } from './points-filter.ts'
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
            <ButtonLink to={paths.pointsHistory()} variant="quiet">
              {texts.showAll}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

/** The ledger as people remember it: by month, the newest first. */
function LedgerMonths({ lines }: { lines: readonly LedgerLine[] }) {
  return byMonth(lines).map(({ key, lines: ofMonth }) => (
    <section key={key} aria-labelledby={`thang-${key}`} className="mt-4 first:mt-0">
      <h3
        id={`thang-${key}`}
        className="rounded-sm bg-ground px-3 py-2 text-sm font-semibold text-ink-2"
      >
        {texts.month(key.split('-').toReversed().join('/'))}
      </h3>
      <ul className="divide-y divide-line">
        {ofMonth.map((line) => (
          <LedgerEntry key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ))
}
