import type { ReactNode } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { pointsExpectedText } from '#domain/loyalty/points-expected.ts'
import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import type { PricedCart } from '#web/shop/voucher/priced-cart.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { cartTexts as texts } from './texts.ts'

export interface CartTotalsProps {
  priced: PricedCart
  /** Null while it depends on an address that is not known yet. */
  shippingFee: number | null
  feeLabel?: string
  /** What stands for a fee that is not known. */
  feeLater?: string | undefined
  /** What the sum is, where it is not simply to be paid. */
  sumLabel?: string | undefined
}

/** The figures of an order, from the goods to what is to pay. */
export function CartTotals({
  priced: { summary, applied },
  shippingFee,
  feeLabel = texts.shippingFee,
  feeLater = texts.feeLater,
  sumLabel = texts.payment,
}: CartTotalsProps) {
  return (
    <div>
      <dl className="flex flex-col gap-3 text-sm">
        <TotalRow label={texts.total}>{formatVnd(summary.total)}</TotalRow>
        {summary.discount > 0 && (
          <TotalRow label={texts.discount}>−{formatVnd(summary.discount)}</TotalRow>
        )}
        {applied.map(({ voucher, saving }) => (
          <TotalRow key={voucher.code} label={texts.voucher(voucher)}>
            −{formatVnd(saving)}
          </TotalRow>
        ))}
        {summary.totalPointUse > 0 && (
          <TotalRow label={texts.points}>
            <span className="text-point">{formatPoints(summary.totalPointUse)}</span>
          </TotalRow>
        )}
        <TotalRow label={feeLabel}>
          {shippingFee === null ? feeLater : feeText(shippingFee)}
        </TotalRow>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-4">
          <dt className="text-base font-semibold">{sumLabel}</dt>
          <dd className="tabular text-2xl font-bold whitespace-nowrap text-primary-deep phone:text-xl">
            {formatVnd(summary.payment + (shippingFee ?? 0))}
          </dd>
        </div>
      </dl>
      <div className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-2 text-sm">
        {summary.saved > 0 && <span className="text-ok">{texts.saved(summary.saved)}</span>}
        {summary.estimatedPoint > 0 && (
          <span className="ml-auto">
            <span className="sr-only">{pointsExpectedText.title}: </span>
            <PointsPill points={summary.estimatedPoint} gain />
          </span>
        )}
      </div>
      {summary.estimatedPoint > 0 && <PointsMeaning />}
    </div>
  )
}

/** When the points come, and to whom. */
function PointsMeaning() {
  if (useMember())
    return <p className="mt-1 text-right text-xs text-ink-3">{pointsExpectedText.text}</p>
  return (
    <p className="mt-1 text-right text-xs text-ink-3">
      {texts.pointsGuest}{' '}
      <Anchor {...loginLink} className="font-semibold text-primary underline">
        {texts.pointsLogin}
      </Anchor>
    </p>
  )
}

export function TotalRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="min-w-min grow basis-0 text-ink-2">{label}</dt>
      <dd className="tabular ml-auto whitespace-nowrap">{children}</dd>
    </div>
  )
}

function feeText(fee: number): string {
  return fee === 0 ? texts.feeFree : formatVnd(fee)
}
