import { maskedName } from '#domain/kernel/masked-name.ts'
import type { HiddenReason } from '#domain/review/states.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { judgeWords } from './judge-words.ts'
import { insertReview } from './write-queries.ts'

export interface LoadedReview {
  orderCode: string
  productId: number
  memberId: number
  fullName: string
  stars: number
  words: string
  at: Date
  /** What the shop has said to it, and who of the staff. */
  answer?: { text: string; by: string; at: Date }
  hidden?: { reason: HiddenReason; by: string; at: Date }
}

/** Reviews of the past, for the demo: through the claim check as any other, and nobody is told. */
export async function loadReviews(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  reviews: readonly LoadedReview[],
): Promise<void> {
  for (const review of reviews) await load({ clock, db: trx }, review)
}

async function load(
  ctx: Pick<Context, 'clock' | 'db'>,
  { orderCode, productId, fullName, answer, hidden, ...review }: LoadedReview,
): Promise<void> {
  const [line] = await queryRows<{ orderId: number; lineNo: number }>(ctx.db, lineOf, [
    orderCode,
    productId,
  ])
  const judged = await judgeWords(ctx, review.words)
  const id = await insertReview(ctx.db, {
    ...review,
    ...line!,
    ...judged,
    productId,
    writerName: maskedName(fullName),
    state: judged.findings.length > 0 ? 'waiting' : 'shown',
  })
  if (answer) await queryRows(ctx.db, answering, [id, answer.text, answer.by, answer.at])
  if (hidden) await queryRows(ctx.db, hiding, [id, hidden.reason, hidden.by, hidden.at])
}

const lineOf = `
  select l.order_id as "orderId", l.line_no as "lineNo" from shop_order o join order_line l on l.order_id = o.id
  where o.code = $1 and l.product_id = $2`

const answering = `
  update product_review set answer = $2, answered_by = $3, answered_at = $4, changed_by = $3, changed_at = $4,
    version = version + 1
  where id = $1`

const hiding = `
  update product_review set state = 'hidden', hidden_reason = $2, hidden_at = $4, changed_by = $3, changed_at = $4,
    version = version + 1
  where id = $1`
