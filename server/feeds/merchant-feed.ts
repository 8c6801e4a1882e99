import { offerOf } from '#domain/catalog/offer.ts'
import { decideFee, type FeeTable } from '#domain/order/fees/decide-fee.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { readFeeTable } from '../location/index.ts'
import type { AnswerTerm } from '../platform/http/answer-term.ts'
import { readSettings } from '../settings/index.ts'
import { listFeedProducts, type FeedProduct } from './queries.ts'
import { element, xmlHead } from './xml.ts'

/** Every product for merchant listings (RSS 2.0 with the `g:` names), priced as its page is. */
export async function merchantFeed(ctx: Context, term: AnswerTerm): Promise<string> {
  const { db, config, clock } = ctx
  const [products, settings, table] = await Promise.all([
    listFeedProducts(db),
    readSettings(db, ['shop', 'parcel']),
    readFeeTable(ctx),
  ])
  const { brandName, disclaimer, slogan } = settings.shop
  const day = clock.today()
  // Tomorrow other rules may hold.
  if (table.rules.length > 0) term.keepUntil(new Date(`${addDays(day, 1)}T00:00:00+07:00`))
  const fees = { table, day, productGrams: settings.parcel.productGrams }
  const items = products.map((product) =>
    itemOf(product, config.publicUrl, disclaimer, feeOf(product, fees)),
  )
  const channel = [
    element('title', brandName),
    element('link', `${config.publicUrl}/`),
    element('description', slogan),
    ...items,
  ]
  return `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${element('channel', channel)}</rss>`
}

/** Of one piece to nowhere in particular: what is for some places alone is not told. */
function feeOf(
  { discount_price: total, weight_grams: grams }: FeedProduct,
  { table, day, productGrams }: { table: FeeTable; day: VietnamDay; productGrams: number },
): number {
  const destination = { kind: 'delivery', provinceId: 0 } as const
  const weight = grams ?? productGrams
  return decideFee(table, { destination, orderType: 'normal', total, weight, day }).fee
}

function itemOf(product: FeedProduct, publicUrl: string, disclaimer: string, fee: number): string {
  const offer = offerOf(product)
  return element('item', [
    element('g:id', product.product_code),
    element('title', product.name.slice(0, 150)),
    element('description', `${product.short_description} ${disclaimer}`),
    element('link', `${publicUrl}/mua-hang/${product.slug}/`),
    ...(product.picture
      ? [element('g:image_link', `${publicUrl}${product.picture}-960.webp`)]
      : []),
    element('g:availability', offer.availability),
    element('g:price', `${offer.listPrice} VND`),
    ...(offer.price < offer.listPrice ? [element('g:sale_price', `${offer.price} VND`)] : []),
    element('g:brand', product.brand),
    element('g:identifier_exists', 'no'),
    element('g:condition', 'new'),
    element('g:product_type', product.category),
    element('g:shipping', [element('g:country', 'VN'), element('g:price', `${fee} VND`)]),
  ])
}
