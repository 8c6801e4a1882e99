import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { Order } from '#domain/order/api.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { statusTone } from '#web/shop/order/status-tone.ts'
import { canReorder } from '#web/shop/buying/reorder.ts'
import { ReorderButton } from '#web/shop/buying/ReorderButton.tsx'
import { GiftPicture } from '#web/shop/gift/GiftPicture.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { orderListTexts as texts } from '../texts.ts'

/** One order in a list: what it holds, where it stands, and the two things people do with it. */
export function OrderCard({ order }: { order: Order }) {
  const { code, products, gifts, status, costs, created_at } = order
  const isToPay = status === 'open' && order.payment?.state !== 'confirming'
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p>
          <b className="tabular wrap-anywhere">{code}</b>
          <span className="ml-2 text-sm whitespace-nowrap text-ink-3 phone:ml-0 phone:block phone:whitespace-normal">
            {texts.from(formatDate(created_at))}
          </span>
        </p>
        <Badge tone={statusTone(status)}>{orderStatusLabels[status]}</Badge>
      </div>
      {products.length > 0 ? <FirstProduct products={products} /> : <FirstGift gifts={gifts} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-sm text-ink-2">
          {texts.total}{' '}
          <b className="tabular text-base whitespace-nowrap text-ink">
            {formatVnd(costs.order_total.amount)}
          </b>
        </p>
        <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-auto">
          <ButtonLink to={paths.myOrder(code)} variant="quiet" aria-label={texts.detailsOf(code)}>
            {texts.details}
          </ButtonLink>
          {isToPay && (
            <ButtonLink to={paths.myOrder(code)} aria-label={texts.payFor(code)}>
              {texts.pay}
            </ButtonLink>
          )}
          {canReorder(order) && (
            <div>
              <ReorderButton order={order} />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

function FirstProduct({ products }: Pick<Order, 'products'>) {
  const [first, ...others] = products
  if (!first) return null
  return (
    <div className="mt-3 flex items-center gap-3">
      {first.thumbnail && (
        <span className="shrink-0 overflow-hidden rounded-md bg-ground">
          <Picture src={first.thumbnail} alt="" sizes="56px" width={56} height={56} />
        </span>
      )}
      <div className="min-w-0">
        <p className="line-clamp-2 text-md font-medium">{first.product_name}</p>
        <p className="text-sm text-ink-3">
          {texts.quantity(first.quantity)}
          {others.length > 0 && ` · ${texts.more(others.length)}`}
        </p>
      </div>
    </div>
  )
}

/** Of an order that points alone have paid for. */
function FirstGift({ gifts }: Pick<Order, 'gifts'>) {
  const [first, ...others] = gifts
  if (!first) return null
  return (
    <div className="mt-3 flex items-center gap-3">
      <GiftPicture gift={first} sizes="56px" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0">
        <p className="line-clamp-2 text-md font-medium">{first.name}</p>
        <p className="text-sm text-ink-3">
          {texts.gift(first.quantity)}
          {others.length > 0 && ` · ${texts.moreGifts(others.length)}`}
        </p>
      </div>
    </div>
  )
}
