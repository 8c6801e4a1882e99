import { formatDate } from '#domain/kernel/dates.ts'
import type { Purchase } from '#domain/purchase/api.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { purchaseTexts as texts } from './texts.ts'

/** Where a purchase went that was saved just now and is not in sight: an older day, or another search. */
export function SavedPurchase({
  purchase,
  to,
  onSee,
}: {
  purchase: Purchase
  to: string
  onSee: () => void
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-ok-tint py-2 pr-2 pl-4"
    >
      <p className="min-w-0 grow basis-60 py-1">
        {texts.savedFor(purchase.customer_name, formatDate(purchase.purchased_at))}
      </p>
      <ButtonLink variant="secondary" to={to} onClick={onSee}>
        {texts.seeSaved}
      </ButtonLink>
    </div>
  )
}
