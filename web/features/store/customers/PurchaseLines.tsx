import { formatDate } from '#domain/kernel/dates.ts'
import type { Purchase } from '#domain/purchase/api.ts'
import { goodsLine } from '#domain/purchase/goods-line.ts'
import { reminderTexts as texts } from './texts.ts'

/** When something was bought, and what. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  return (
    <>
      <p className="text-sm text-ink-3">{texts.boughtOn(formatDate(purchase.purchased_at))}</p>
      <p>{goodsLine(purchase.products)}</p>
      {purchase.note && <p className="mt-0.5 text-sm text-ink-2">{purchase.note}</p>}
    </>
  )
}
