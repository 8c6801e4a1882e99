import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import type { OrderRecord } from '#web/shop/state/order-history.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { orderPageTexts as texts } from './texts.ts'

/** Orders this browser can open. */
export function OrderList({ orders }: { orders: readonly OrderRecord[] }) {
  return (
    <ul className="-mx-2 flex flex-col">
      {orders.map(({ code, createdAt, total }) => (
        <li key={code} className="border-b border-line last:border-b-0">
          <Anchor
            to={paths.orderResult(code)}
            className="flex min-h-13 items-center gap-3 rounded-md px-2 py-3 hover:bg-primary-tint"
          >
            <span className="min-w-0 flex-1">
              <b className="tabular block">{code}</b>
              <span className="text-sm text-ink-3">{texts.orderFrom(formatDate(createdAt))}</span>
            </span>
            {total !== undefined && <span className="tabular">{formatVnd(total)}</span>}
            <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
