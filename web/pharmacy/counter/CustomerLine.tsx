import { useEffect, useRef, useState } from 'react'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Customer } from './find-customer.ts'
import { counterTexts as texts } from './texts.ts'

const duration = 700

/** Who stands at the counter: one line high whatever is known, unless the text is large. */
export function CustomerLine({
  customer,
  available,
  onLookAgain,
}: {
  customer: Customer
  /** What can be spent, as the last outcome told it; null before the first. */
  available: number | null
  onLookAgain: () => void
}) {
  const known = customer.kind === 'found' ? (customer.membership.AvailablePoint ?? 0) : 0
  const isPointed = customer.kind === 'found' || available !== null
  return (
    <div
      aria-live="polite"
      className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-md text-ink-2"
    >
      <div className="min-w-min grow basis-0">
        <Words customer={customer} isPointed={isPointed} onLookAgain={onLookAgain} />
      </div>
      {isPointed && <Balance points={Math.max(known, available ?? 0)} />}
      {customer.kind === 'looking' && !isPointed && <Skeleton className="h-6 w-24 rounded-full" />}
    </div>
  )
}

function Words({
  customer,
  isPointed,
  onLookAgain,
}: {
  customer: Customer
  isPointed: boolean
  onLookAgain: () => void
}) {
  switch (customer.kind) {
    case 'none':
      return <span className="text-sm text-ink-3">{texts.phoneHint}</span>
    case 'looking':
      return (
        <>
          <span className="sr-only">{texts.looking}</span>
          <Skeleton className="h-5 w-44" />
        </>
      )
    case 'new':
      // Whoever has points is not new any more.
      return isPointed ? texts.unnamed : texts.newCustomer
    case 'later':
      return texts.checkLater
    case 'failed':
      return (
        <>
          {texts.notFoundNow}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold text-primary underline underline-offset-3"
            onClick={onLookAgain}
          >
            {texts.lookAgain}
          </button>
        </>
      )
    case 'found':
      return <Known membership={customer.membership} />
  }
}

function Known({ membership }: { membership: Extract<Customer, { kind: 'found' }>['membership'] }) {
  if (membership.Status === 'locked') {
    return (
      <span className="font-semibold text-sale-deep">
        {membership.LockedBecause ?? texts.locked}
      </span>
    )
  }
  const { full_name: masked, given_name: name, Tier: tier, ProgramTiers: tiers } = membership
  if (!name) return tier && tier !== tiers?.[0]?.name ? texts.unnamedOf(tier) : texts.unnamed
  // Whom one greets and the tier are whole; the masked name is for being sure, where there is room for it.
  return (
    <span className="flex flex-wrap gap-x-1">
      <b className="font-semibold text-ink">{name}</b>
      {tier && <span className="whitespace-nowrap">{`· ${texts.tier(tier)}`}</span>}
      {masked && masked !== name && (
        <span className="text-ink-3 phone:hidden">{`· ${withDots(masked)}`}</span>
      )}
    </span>
  )
}

/** The balance, counted up when an outcome brings some. */
function Balance({ points }: { points: number }) {
  const shown = useCountTo(points)
  return <PointsPill points={shown} className="shrink-0 text-sm tabular" />
}

/** A figure that runs to its new value in front of one's eyes; at once for who asked for less movement. */
function useCountTo(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    from.current = target
    // The first figure is not counted up to, only what is gained here.
    if (start === 0 || start >= target || wantsLessMovement()) return setShown(target)
    let began: number | undefined
    let frame = requestAnimationFrame(function step(time) {
      began ??= time
      const share = Math.min(1, (time - began) / duration)
      setShown(Math.round(start + (target - start) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

function wantsLessMovement(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
