import MapPinOff from 'lucide-react/icons/map-pin-off'
import { useEffect, useState, type MouseEvent } from 'react'
import { paths } from '#web/paths.ts'
import { now as clockNow } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { ListedPharmacy, LocatorData } from './load-locator.ts'
import { locatorHref } from './locator-filter.ts'
import { LocatorTools } from './LocatorTools.tsx'
import { arrange } from './nearest.ts'
import { PharmacyCard } from './PharmacyCard.tsx'
import { findWider } from './places.ts'
import { locatorTexts as texts } from './texts.ts'
import { useAllPharmacies } from './use-all-pharmacies.ts'
import { usePosition } from './use-position.ts'

const shownAtOnce = 10

/** What somebody wants of whatever place is chosen: kept from place to place. */
export function useWish() {
  const [isOpenOnly, setIsOpenOnly] = useState(false)
  return { isOpenOnly, setIsOpenOnly, ...usePosition() }
}

interface ResultsProps {
  data: LocatorData
  isPending: boolean
  wish: ReturnType<typeof useWish>
}

/** The list as the server has it, or as the browser arranges all of it. */
export function PharmacyResults({ data, isPending, wish }: ResultsProps) {
  const now = useNow()
  const { isOpenOnly, setIsOpenOnly } = wish
  const [shown, setShown] = useState(shownAtOnce)
  const [wantsMore, setWantsMore] = useState(false)
  const { position, ask, forget } = wish
  const from = position.state === 'known' ? position.point : null
  const all = useAllPharmacies(data.filter, isOpenOnly || from !== null || wantsMore)
  const arranged =
    all.state === 'ready'
      ? arrange(all.pharmacies, { from, openAt: isOpenOnly ? now : null })
      : null
  const growInPlace = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    setWantsMore(true)
    setShown(shown + shownAtOnce)
  }
  if (data.total === 0) return <NoPharmacies data={data} />
  return (
    <section aria-label={texts.list} aria-busy={isPending || all.state === 'loading'}>
      <LocatorTools
        isOpenOnly={isOpenOnly}
        onOpenOnly={setIsOpenOnly}
        position={position}
        onAsk={ask}
        onForget={forget}
      />
      <div className="mt-2 flex items-baseline justify-between gap-3">
        <p role="status" className="font-semibold">
          {all.state === 'loading'
            ? texts.allLoading
            : texts.count((arranged ?? { length: data.total }).length)}
        </p>
        <ToMap />
      </div>
      {all.state === 'failed' && <LoadFailed onRetry={all.retry} />}
      {arranged?.length === 0 && <NoneOpen data={data} onAll={() => setIsOpenOnly(false)} />}
      <Cards
        pharmacies={arranged?.slice(0, shown) ?? data.pharmacies}
        now={now}
        isOld={isPending}
      />
      {arranged && arranged.length > shown && (
        <div className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + shownAtOnce)}>
            {texts.more}
          </Button>
        </div>
      )}
      {!arranged && data.filter.page < data.pages && (
        <div className="mt-4 text-center">
          {/* With a script the list grows where it stands; without one, and in a new tab, the next page opens. */}
          <ButtonLink
            variant="secondary"
            to={locatorHref({ ...data.filter, page: data.filter.page + 1 })}
            onClick={data.filter.page === 1 ? growInPlace : undefined}
          >
            {texts.more}
          </ButtonLink>
        </div>
      )}
      {!arranged && (
        <Pager
          page={data.filter.page}
          pages={data.pages}
          hrefFor={(page) => locatorHref({ ...data.filter, page })}
          className="mt-6"
        />
      )}
    </section>
  )
}

function Cards({
  pharmacies,
  now,
  isOld,
}: {
  pharmacies: readonly ListedPharmacy[]
  now: Date | null
  isOld: boolean
}) {
  return (
    <ul className={cx('mt-3 flex flex-col gap-3 transition-opacity', isOld && 'opacity-60')}>
      {pharmacies.map((pharmacy) => (
        <PharmacyCard key={pharmacy.id} pharmacy={pharmacy} now={now} />
      ))}
    </ul>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-2 flex flex-wrap items-center gap-x-3 rounded-md bg-sale-tint px-3 py-1 text-sm"
    >
      {texts.allFailed}
      <Button variant="plain" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}

/** Further away one may be open; those of the place are a press away. */
function NoneOpen({ data, onAll }: { data: LocatorData; onAll: () => void }) {
  const wider = findWider(data)
  return (
    <EmptyState
      title={texts.noneOpenTitle}
      text={texts.noneOpenText}
      className="rounded-md border border-line bg-white"
      action={
        <>
          {wider && (
            <ButtonLink to={locatorHref(wider.filter)} preventScrollReset>
              {texts.openIn(wider.name)}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={onAll}>
            {texts.showClosed}
          </Button>
        </>
      }
    />
  )
}

function NoPharmacies({ data }: { data: LocatorData }) {
  const wider = findWider(data)
  return (
    <Card as="section" aria-label={texts.list}>
      <EmptyState
        icon={<MapPinOff aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <>
            {wider && <ButtonLink to={locatorHref(wider.filter)}>{wider.text}</ButtonLink>}
            <ButtonLink variant="secondary" to={paths.shop()}>
              {texts.shop}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}

/** On a phone the map is far below. */
function ToMap() {
  return (
    <Anchor
      to="#so-do"
      className="py-2 text-sm font-semibold text-primary hover:underline desk:hidden"
    >
      {texts.toMap}
    </Anchor>
  )
}

/** The present to some half a minute; null while the page is as the server drew it, and may be hours old. */
function useNow(): Date | null {
  const [time, setTime] = useState<number | null>(null)
  useEffect(() => {
    setTime(clockNow())
    const timer = setInterval(() => setTime(clockNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return time === null ? null : new Date(time)
}
