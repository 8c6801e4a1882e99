import type { Input, Output } from '#domain/contract.ts'
import { days } from '#domain/kernel/durations.ts'
import * as api from '#domain/review/api.ts'
import type { TestShop } from './app.ts'
import { logIn } from './members.ts'
import { buyerWith, live, orderBody, placeFor, type Buyer } from './order-lives.ts'
import type { ShelfProduct } from './stock.ts'

export interface Received {
  buyer: Buyer
  code: string
}

/** A member's order that has arrived. */
export async function receivedBy(
  shop: TestShop,
  products: readonly ShelfProduct[],
  buyer?: Buyer,
): Promise<Received> {
  const who = buyer ?? (await buyerWith(shop, 0))
  const items = products.map((product) => ({ product, quantity: 2 }))
  const { code } = await placeFor(shop, who, orderBody(items))
  await live(shop, code, 'handedToCarrier', 'delivered')
  return { buyer: who, code }
}

type Written = Partial<Input<typeof api.writeReview>>

/** The buyer reviews the first line unless said otherwise. */
export function review(
  shop: TestShop,
  { buyer, code }: Received,
  change: Written = {},
  headers: Record<string, string> = {},
): Promise<api.ReviewLine> {
  const said = { code, line_no: 1, stars: 5, words: 'Giao nhanh, hộp còn nguyên niêm phong.' }
  return shop.call(
    api.writeReview,
    { ...said, ...change },
    { headers: { ...buyer.headers, ...headers } },
  )
}

export function changeOwn(
  shop: TestShop,
  { buyer, code }: Received,
  change: Partial<Input<typeof api.changeReview>> & { version: number },
): Promise<api.ReviewLine> {
  const said = { code, line_no: 1, stars: 5, words: 'Dùng được một hộp.' }
  return shop.call(api.changeReview, { ...said, ...change }, { headers: buyer.headers })
}

export function reviewsOf(
  shop: TestShop,
  product: ShelfProduct,
  asked: Partial<Input<typeof api.listProductReviews>> = {},
): Promise<Output<typeof api.listProductReviews>> {
  return shop.call(api.listProductReviews, { slug: product.slug, ...asked })
}

/** Sessions end as time goes by: the buyer logs in again. */
export async function inAgain(shop: TestShop, received: Received): Promise<Received> {
  const { headers } = await logIn(shop, received.buyer.phone)
  return { ...received, buyer: { ...received.buyer, headers } }
}

/** Time goes by. */
export function later(shop: TestShop, count: number): void {
  shop.ctx.clock.advance(days(count))
}
