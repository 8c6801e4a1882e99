import { reviewsAddress } from '#domain/review/review-address.ts'
import type { Context } from '../context.ts'
import { canSendTo, findPhone } from '../identity/index.ts'
import { sendMessage } from '../notification/index.ts'
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
  const recipient = await findPhone(ctx.db, memberId)
  if (recipient === null) return 'unwanted'
  const canSend = await canSendTo(ctx.db, memberId)
  // Without any consent of that kind not even an attempt is kept.
  if (!(await canSend('commercial', recipient, 'local'))) return 'unwanted'
  const values = { code, link: reviewsAddress(ctx.config.publicUrl) }
  const message = { dedupeKey: `review-ask:${orderId}`, recipient, values }
  await sendMessage(ctx, { ...message, template: 'reviewAsked' }, canSend)
  return 'sent'
}
