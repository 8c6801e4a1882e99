import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { detailTexts as texts } from './detail-texts.ts'

/** What was bought, what of it came back, and how the sum comes about. */
export function GoodsPanel({ data: { order, lines } }: { data: BackofficeOrder }) {
  const { costs } = order
  return (
    <Panel title={texts.goods}>
      <ul className="tabular divide-y divide-line">
        {lines.map(({ line_no: no, name, quantity, returned, unit_price: price }) => (
          <li key={no} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 first:pt-0">
            <Count of={quantity} />
            <span className="min-w-0 flex-1 basis-44">
              <span className="font-medium">{name}</span>{' '}
              {returned > 0 && <Badge tone="sale">{texts.returnedOf(returned, quantity)}</Badge>}
              {quantity > 1 && (
                <span className="block text-sm text-ink-2">{texts.each(formatVnd(price))}</span>
              )}
            </span>
            <span className="ml-auto shrink-0 font-semibold">{formatVnd(price * quantity)}</span>
          </li>
        ))}
        {order.gifts.map((gift) => (
          <li key={gift.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
            <Count of={gift.quantity} />
            <span className="min-w-0 flex-1 basis-44">
              <span className="font-medium">{gift.name}</span>{' '}
              <Badge tone="point">{texts.gifts}</Badge>
            </span>
            <span className="ml-auto shrink-0 text-right text-ink-2">
              {texts.giftPoints(gift.target * gift.quantity)}
            </span>
          </li>
        ))}
      </ul>
      <div className="tabular mt-2 border-t border-line pt-3">
        <Facts
          areSums
          facts={[
            { label: texts.subtotal, value: formatVnd(costs.goods.amount) },
            costs.discount.amount > 0 && {
              label: texts.discount,
              value: `−${formatVnd(costs.discount.amount)}`,
            },
            ...order.vouchers.map(({ code, saving }) => ({
              label: `${texts.voucher} ${code}`,
              value: `−${formatVnd(saving)}`,
            })),
            order.order_type !== 'points' && {
              label: texts.shippingFee,
              value: formatVnd(costs.shipping_fee.amount),
            },
            { label: texts.total, value: formatVnd(costs.order_total.amount), strong: true },
          ]}
        />
      </div>
    </Panel>
  )
}

/** What is packed by: larger than anything beside it. */
function Count({ of }: { of: number }) {
  return <b className="min-w-9 shrink-0 text-lg leading-6 font-bold">{texts.times(of)}</b>
}
