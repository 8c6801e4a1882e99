import { reviewsAddress } from '#domain/review/review-address.ts'
import type { Context } from '../context.ts'
import { tellMember } from '../identity/index.ts'
import { readSetting } from '../settings/index.ts'
import { findAsked, noteAsked, noteOutcome, type AskedOrder } from './ask-queries.ts'

const batchSize = 500

/** Finds whose goods arrived so many days ago; each order once. */
export async function askForReviews(ctx: Context, limit = batchSize): Promise<void> {
  const { askAfterDays: afterDays } = await readSetting(ctx.db, 'reviews')
  if (afterDays === 0) return
  const of = { now: ctx.clock.now(), afterDays, limit }
  while ((await noteAsked(ctx.db, of)) === limit);
  ctx.outbox.wake()
}

/** Asks one buyer, on the channels on which they agreed to hear more than of their orders. */
export async function askBuyer(ctx: Context, orderId: number): Promise<void> {
  const asked = await findAsked(ctx.db, orderId)
  if (!asked || asked.outcome !== 'due') return
  await noteOutcome(ctx.db, orderId, await ask(ctx, orderId, asked))
}

async function ask(
  ctx: Context,
  orderId: number,
  { memberId, code, open, isReturning }: AskedOrder,
): Promise<'sent' | 'unwanted' | 'needless'> {
  if (open === 0 || isReturning) return 'needless'
  const values = { code, link: reviewsAddress(ctx.config.publicUrl) }
  const message = { dedupeKey: `review-ask:${orderId}`, values }
  return tellMember(ctx, memberId, { ...message, template: 'reviewAsked' })
}
