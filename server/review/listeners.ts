import type { Listeners } from '../platform/jobs/work.ts'
import { queryRows } from '../platform/query-rows.ts'
import { announceReview } from './announce-review.ts'
import { askBuyer } from './ask-for-reviews.ts'
import { dropPhotosOf } from './photo-queries.ts'
import { tellWriter } from './tell-writer.ts'
import { forgetWriterOf } from './write-queries.ts'

export const reviewListeners: Listeners = {
  'review.asked': {
    askBuyer: (ctx, payload) => askBuyer(ctx, Number(payload.orderId)),
  },
  'review.hidden': {
    tellWriter: (ctx, payload) => {
      const { reviewId, version } = payload
      return tellWriter(ctx, { reviewId: Number(reviewId), version: Number(version) })
    },
  },
  'order.returned': {
    /** Its reviews say so from now on. */
    noteInReviews: async (ctx, payload) => {
      const text = `select distinct product_id as "productId" from product_review where order_id = $1`
      const of = await queryRows<{ productId: number }>(ctx.db, text, [Number(payload.orderId)])
      for (const { productId } of of) announceReview(ctx, productId)
    },
  },
  'member.erased': {
    /** What they said stays, without name and pictures. */
    forgetWriter: async (ctx, payload) => {
      const memberId = Number(payload.memberId)
      await ctx.db.transaction().execute(async (trx) => {
        await dropPhotosOf(trx, memberId)
        await forgetWriterOf(trx, memberId)
      })
    },
  },
}
