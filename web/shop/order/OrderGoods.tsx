import type { Order } from '#domain/order/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { Section } from '#web/ui/Section.tsx'
import { shopOf } from '../buying/shop-of.ts'
import { orderPageTexts as texts } from './texts.ts'

/** What was ordered for money, and what for points. */
export function OrderGoods({ order }: { order: Order }) {
  return (
    <>
      {order.products.length > 0 && <OrderedProducts order={order} />}
      {order.gifts.length > 0 && <OrderedGifts order={order} />}
    </>
  )
}

function OrderedGifts({ order: { gifts, status } }: { order: Order }) {
  // A voucher comes when its points are taken, and goes with the order.
  const hasVouchers = status !== 'burning' && status !== 'cancelled'
  return (
    <Section title={texts.gifts}>
      <ul className="flex flex-col gap-4">
        {gifts.map((gift) => (
          <li key={gift.id} className="flex items-start gap-3">
            <Thumbnail src={gift.thumbnail} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{gift.name}</p>
              <p className="text-sm text-ink-3">
                {gift.product_type === 'voucher' && hasVouchers
                  ? texts.voucherGift
                  : texts.quantity(gift.quantity)}
              </p>
            </div>
            <b className="tabular text-sm font-semibold whitespace-nowrap text-point">
              {formatPoints(gift.target * gift.quantity)}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OrderedProducts({ order }: { order: Order }) {
  return (
    <Section title={texts.goods}>
      <ul className="flex flex-col gap-4">
        {order.products.map((product) => (
          <li key={product.product_id} className="flex items-start gap-3">
            <Thumbnail src={product.thumbnail} />
            <div className="min-w-0 flex-1">
              <ProductName name={product.product_name} slug={product.slug} shop={shopOf(order)} />
              <Price current={product.unit_price} original={product.original_price} size="small" />
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-3">
                {texts.quantity(product.quantity)}
                <b className="tabular ml-auto text-base font-semibold text-ink">
                  {formatVnd(product.unit_price * product.quantity)}
                </b>
              </p>
              {product.returned !== undefined && product.returned > 0 && (
                <Badge tone="neutral" className="mt-1">
                  {texts.returned(product.returned, product.quantity)}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Thumbnail({ src }: { src: string | undefined }) {
  return (
    <span className="size-[64px] shrink-0 overflow-hidden rounded-md bg-ground">
      {src && <Picture src={src} alt="" sizes="64px" width={64} height={64} />}
    </span>
  )
}

function ProductName(props: { name: string; slug: string | undefined; shop: OrderType }) {
  const { name, slug, shop } = props
  if (!slug) return <p className="font-medium">{name}</p>
  return (
    <Anchor to={paths.product(slug, shop)} className="block font-medium hover:text-primary">
      {name}
    </Anchor>
  )
}
