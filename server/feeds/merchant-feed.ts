import { offerOf } from '#domain/catalog/offer.ts'
import type { Context } from '../context.ts'
import { readSettings } from '../settings/index.ts'
import { listFeedProducts, type FeedProduct } from './queries.ts'
import { element, xmlHead } from './xml.ts'

/** Every product for merchant listings (RSS 2.0 with the `g:` names), priced as its page is. */
export async function merchantFeed({ db, config }: Context): Promise<string> {
  const [products, settings] = await Promise.all([
    listFeedProducts(db),
    readSettings(db, ['shop', 'shippingFee']),
  ])
  const { brandName, disclaimer, slogan } = settings.shop
  const items = products.map((product) =>
    itemOf(product, config.publicUrl, disclaimer, settings.shippingFee.normal),
  )
  const channel = [
    element('title', brandName),
    element('link', `${config.publicUrl}/`),
    element('description', slogan),
    ...items,
  ]
  return `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${element('channel', channel)}</rss>`
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
