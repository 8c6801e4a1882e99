import { cx } from '#web/ui/class-names.ts'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { withDots } from '#web/features/earn/code-typing.ts'
import { counterTexts as texts } from './texts.ts'
import { useCountTo } from './use-count-to.ts'
import type { Customer } from './find-customer.ts'

/** Who stands at the counter: always one line high, whatever is known. */
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
      className="mt-2 flex min-h-8 items-center justify-between gap-3 text-md text-ink-2"
    >
      <span className={cx('min-w-0', customer.kind !== 'failed' && 'truncate')}>
        <Words customer={customer} isPointed={isPointed} onLookAgain={onLookAgain} />
      </span>
      {isPointed && <Balance points={Math.max(known, available ?? 0)} />}
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
    return <span className="font-semibold text-sale-deep">{texts.locked}</span>
  }
  const name = membership.full_name ? withDots(membership.full_name) : texts.unnamed
  return membership.Tier ? `${name} · ${texts.tier(membership.Tier)}` : name
}

/** The balance, counted up when an outcome brings some. */
function Balance({ points }: { points: number }) {
  const shown = useCountTo(points)
  return <PointsPill points={shown} className="shrink-0 text-sm tabular" />
}
