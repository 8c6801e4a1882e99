import type { Output } from '#domain/contract.ts'
import type { exportData } from '#domain/identity/account-data/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { exportWithSubscriptions } from '../subscription/index.ts'
import { listOwnLines, type OwnLine } from './own-queries.ts'

const maxRows = 100_000

/** A member's data up to this module, with what they wrote of what they bought. */
export async function exportWithReviews(
  ctx: Context,
  input: object,
  caller: Caller,
): Promise<Omit<Output<typeof exportData>, 'expert_questions' | 'games' | 'chats'>> {
  const data = await exportWithSubscriptions(ctx, input, caller)
  const lines = await listOwnLines(ctx.db, getMember(caller).id, {
    code: null,
    limit: maxRows,
  })
  return { ...data, reviews: lines.flatMap(toExported) }
}

function toExported({ orderCode, productName, review }: OwnLine) {
  if (!review) return []
  const { stars, words, state, answer, photos, createdAt } = review
  return [
    {
      order_code: orderCode,
      product_name: productName,
      stars,
      words,
      state,
      answer,
      photos: photos.length,
      created_at: toVietnamIso(new Date(createdAt)),
    },
  ]
}
