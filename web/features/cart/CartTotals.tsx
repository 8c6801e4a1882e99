import type { ReactNode } from 'react'
import type { CartSummary } from '#domain/cart/summary.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { cartTexts as texts } from './texts.ts'

export interface CartTotalsProps {
  summary: CartSummary
  /** Null while it depends on an address that is not known yet. */
  shippingFee: number | null
  feeLabel?: string
}

/** The figures of an order, from the goods to what is to pay. */
export function CartTotals({
  summary,
  shippingFee,
  feeLabel = texts.shippingFee,
}: CartTotalsProps) {
  return (
    <div>
      <dl className="flex flex-col gap-3 text-sm">
        <TotalRow label={texts.total}>{formatVnd(summary.total)}</TotalRow>
        {summary.discount > 0 && (
          <TotalRow label={texts.discount}>−{formatVnd(summary.discount)}</TotalRow>
        )}
        <TotalRow label={feeLabel}>{feeText(shippingFee)}</TotalRow>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-4">
          <dt className="text-base font-semibold">{texts.payment}</dt>
          <dd className="tabular text-2xl font-bold whitespace-nowrap text-primary-deep">
            {formatVnd(summary.payment + (shippingFee ?? 0))}
          </dd>
        </div>
      </dl>
      <div className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-2 text-sm">
        {summary.saved > 0 && <span className="text-ok">{texts.saved(summary.saved)}</span>}
        {summary.estimatedPoint > 0 && (
          <span className="ml-auto">
            <span className="sr-only">{texts.estimatedPoints} </span>
            <PointsPill points={summary.estimatedPoint} gain />
          </span>
        )}
      </div>
    </div>
  )
}

export function TotalRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular whitespace-nowrap">{children}</dd>
    </div>
  )
}

function feeText(fee: number | null): string {
  if (fee === null) return texts.feeLater
  return fee === 0 ? texts.feeFree : formatVnd(fee)
}
