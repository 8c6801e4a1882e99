import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import type { CartChange } from '#domain/cart/refresh.ts'
import { CartChangeList } from '#web/shop/cart/CartChangeList.tsx'
import { Button } from '#web/ui/Button.tsx'
import { checkoutTexts as texts } from './texts.ts'

export interface NewsPanelProps {
  changes: readonly CartChange[]
  /** What delivery was shown to cost, and what it costs; null when it stays. */
  fee: { from: number; to: number } | null
  /** What was to pay, and what will be; null when it stays. */
  total: { from: number; to: number } | null
  onAccept: () => void
}

/** What changed between the cart and the shop, line by line, before anything is ordered. */
export function NewsPanel({ changes, fee, total, onAccept }: NewsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-point-line bg-point-tint p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-point" />
        {texts.newsTitle}
      </p>
      <p className="mt-1 mb-2 text-sm text-ink-2">{texts.newsText}</p>
      {changes.length > 0 && <CartChangeList changes={changes} />}
      {fee && <p className="mt-2 text-sm">{texts.newFee(fee.from, fee.to)}</p>}
      {total && (
        <p className="mt-2 text-sm font-semibold">{texts.newTotal(total.from, total.to)}</p>
      )}
      <Button wide onClick={onAccept} className="mt-3">
        {changes.length > 0 ? texts.acceptNews : texts.acceptFee}
      </Button>
    </div>
  )
}
