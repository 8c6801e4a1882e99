import { holdsDose } from '#domain/catalog/dose.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { type Order, paymentMethodOf } from '#domain/order/api.ts'
import { paths } from '#web/paths.ts'
import { TotalRow } from '#web/shop/cart/CartTotals.tsx'
import { methodLabel } from '#web/shop/payment/method-look.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { Section } from '#web/ui/Section.tsx'
import { moneyMoved, paymentStatusText } from './money-moved.ts'
import { orderPageTexts as texts } from './texts.ts'

export function OrderCosts({ order }: { order: Order }) {
  const { goods, discount, shipping_fee: fee, order_total: total } = order.costs
  return (
    <Section title={texts.costs}>
      <dl className="flex flex-col gap-3 text-sm">
        <TotalRow label={texts.goodsTotal}>{formatVnd(goods.amount)}</TotalRow>
        {discount.amount > 0 && (
          <TotalRow label={texts.discount}>−{formatVnd(discount.amount)}</TotalRow>
        )}
        {order.vouchers.map(({ code, name, saving }) => (
          <TotalRow key={code} label={texts.voucher(name, code)}>
            −{formatVnd(saving)}
          </TotalRow>
        ))}
        {order.point_cost > 0 && (
          <TotalRow label={texts.pointCost}>
            <span className="text-point">{formatPoints(order.point_cost)}</span>
          </TotalRow>
        )}
        {order.order_type !== 'points' && !holdsDose(order.products) && (
          <TotalRow label={texts.shippingFee}>
            {fee.amount === 0 ? texts.free : formatVnd(fee.amount)}
          </TotalRow>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-4">
          <dt className="text-base font-semibold">{texts.total}</dt>
          <dd className="tabular text-2xl font-bold text-primary-deep">
            {formatVnd(total.amount)}
          </dd>
        </div>
        <div className="border-t border-line pt-3">
          <dt className="text-ink-2">{texts.payment}</dt>
          <dd>
            {[
              methodLabel(paymentMethodOf(order.payment_type), holdsDose(order.products)),
              paymentStatusText(order),
            ]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
        {moneyMoved(order).map(({ label, amount }) => (
          <TotalRow key={label} label={label}>
            {formatVnd(amount)}
          </TotalRow>
        ))}
      </dl>
      <OrderPoints order={order} />
    </Section>
  )
}

/** What the order brings: expected (result 17) or in the account; nothing where nobody gets it. */
function OrderPoints({ order }: { order: Order }) {
  const { estimated_point: points, point_state: state } = order
  if (points === 0 || state === 'none') return null
  const isCredited = state === 'credited'
  return (
    <div className="mt-3">
      <PointsPill points={points}>
        {isCredited ? texts.pointsCredited(points) : texts.pointsExpected(points)}
      </PointsPill>
      {!isCredited && <p className="mt-1 text-sm text-ink-2">{resultTexts.pointsExpected.text}</p>}
      <Anchor
        to={paths.pointsHistory()}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
      >
        {texts.pointsHistory}
      </Anchor>
    </div>
  )
}
