import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDate } from '#domain/kernel/dates.ts'
import type { PurchaseCustomer } from '#domain/purchase/api.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { recordRow, whenClass, type RecordHead } from '../parts/RecordList.tsx'
import { purchaseTexts as texts } from './texts.ts'
import { spacedPhone } from './words.ts'

export const customerHeads: readonly RecordHead[] = [
  { text: texts.customer },
  { text: texts.goods },
  { text: texts.lastDay },
  { text: texts.reminder },
]

export const customerColumns =
  '@min-[46rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_7rem_9.25rem_1.25rem] gap-x-4'

/** One customer in the list; pressed, it shows what they bought. */
export function CustomerRow({
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
    <li>
      <Anchor
        to={to}
        aria-label={texts.seePurchases(name)}
        onClick={onChoose}
        className={cx(recordRow, customerColumns, 'hover:bg-ground')}
      >
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="tabular block text-sm text-ink-2">{spacedPhone(phone)}</span>
        </span>
        <span className="min-w-0 text-md @max-[46rem]:order-3 @max-[46rem]:col-span-full">
          {goods}
        </span>
        <span className={whenClass}>
          <span className="tabular text-sm text-ink-2">
            <span className="@min-[46rem]:block @min-[46rem]:text-ink">
              {formatDate(customer.last_purchased_at)}
            </span>{' '}
            <span className="@min-[46rem]:hidden">· </span>
            <span>{texts.bought(purchases)}</span>
          </span>
          <span>
            {next && (
              <Badge tone={next <= today() ? 'point' : 'info'}>
                {texts.remindOn(formatDate(next))}
              </Badge>
            )}
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 @max-[46rem]:order-2"
        />
      </Anchor>
    </li>
  )
}
