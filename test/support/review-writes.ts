import { receivedBy, review } from './reviews.ts'
import type { Backoffice, MinimalInput } from './staff-call.ts'
import { addStock } from './stock.ts'

/** Writes of the back office about reviews. */
export const reviewWrites: Record<string, MinimalInput> = {
  'POST /admin/reviews/{id}/show': async (backoffice) => {
    return { ...(await written(backoffice, 'Gọi mình 0912345678.')), reason }
  },
  'POST /admin/reviews/{id}/hide': async (backoffice) => {
    return { ...(await written(backoffice)), hidden_reason: 'insult', reason }
  },
  'PUT /admin/reviews/{id}/answer': async (backoffice) => {
    return { ...(await written(backoffice)), answer: 'Cảm ơn Quý khách.' }
  },
  'POST /admin/reviews/bulk': async (backoffice) => {
    const { id, version } = await written(backoffice)
    const waiting = { state: 'waiting' } as const
    await backoffice.shop.ctx.db
      .updateTable('product_review')
      .set(waiting)
      .where('id', '=', id)
      .execute()
    return { records: [{ id, version }], reason }
  },
}

const reason = 'Kiểm tra nhật ký'
let count = 0

async function written({ shop }: Backoffice, words = 'Giao nhanh.') {
  count += 1
  const [product] = await addStock(shop.ctx.db, [{ code: `REVIEWED${count}` }])
  const { review: own } = await review(shop, await receivedBy(shop, [product!]), { words })
  return { id: own!.id, version: own!.version }
}
