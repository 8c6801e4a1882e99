import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDate } from '#domain/kernel/dates.ts'
import type { PurchaseCustomer } from '#domain/purchase/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { purchaseTexts as texts } from './texts.ts'
import { spacedPhone } from './words.ts'

/** One customer in the list; pressed, it shows what they bought. */
export function CustomerCard({
  customer,
  to,
  onChoose,
}: {
  customer: PurchaseCustomer
  to: string
  onChoose: () => void
}) {
  const { customer_name: name, phone, goods, purchases, next_remind_at: next } = customer
  return (
    <Anchor
      to={to}
      aria-label={texts.seePurchases(name)}
      onClick={onChoose}
      className="flex items-center gap-2 rounded-md border border-line bg-white p-4 hover:border-primary"
    >
      <span className="min-w-0 grow">
        <span className="block text-lg leading-snug font-bold">{name}</span>
        <span className="tabular block text-ink-2">{spacedPhone(phone)}</span>
        <span className="mt-1 block">{goods}</span>
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
          <span>
            {texts.bought(purchases)} · {texts.lastOn(formatDate(customer.last_purchased_at))}
          </span>
          {next && <Badge tone="info">{texts.remindOn(formatDate(next))}</Badge>}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Anchor>
  )
}
