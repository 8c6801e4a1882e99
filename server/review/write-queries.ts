import type { ReviewState } from '#domain/review/states.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'
import { isHeldByStaff } from './changed-sql.ts'
import type { JudgedWords } from './judge-words.ts'

export interface WordsOfReview extends JudgedWords {
  stars: number
  words: string
  state: Exclude<ReviewState, 'hidden' | 'withdrawn'>
  at: Date
}

export interface NewReview extends WordsOfReview {
  orderId: number
  lineNo: number
  productId: number
  memberId: number
  writerName: string
}

/** Held first: what the next statement reads of its history is then all that there is. */
const holding = `select from product_review where order_id = $1 and line_no = $2 for update`

const inserting = `
  insert into product_review (order_id, line_no, product_id, member_id, writer_name, stars, words, state, findings,
    rules_version, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  on conflict (order_id, line_no) do update set
    writer_name = excluded.writer_name, stars = excluded.stars, words = excluded.words,
    state = case when ${isHeldByStaff('product_review')} then 'waiting' else excluded.state end,
    findings = excluded.findings, rules_version = excluded.rules_version, answer = '', answered_by = null,
    answered_at = null, version = product_review.version + 1, changed_by = 'writer',
    created_at = excluded.created_at, changed_at = excluded.changed_at
  where product_review.state = 'withdrawn'
  returning id`

/** A new one, or again one that its writer had taken back; null where the line has one that stands. */
export async function insertReview(trx: Db, review: NewReview): Promise<number | null> {
  const { orderId, lineNo, productId, memberId, writerName, stars, words, state, at } = review
  await queryRows(trx, holding, [orderId, lineNo])
  const [made] = await queryRows<Row<'product_review', 'id'>>(trx, inserting, [
    orderId,
    lineNo,
    productId,
    memberId,
    writerName,
    stars,
    words,
    state,
    JSON.stringify(review.findings),
    review.rulesVersion,
    at,
  ])
  return made?.id ?? null
}

const changing = `
  update product_review set stars = $3, words = $4,
    state = case when ${isHeldByStaff('product_review')} then 'waiting' else $5 end, findings = $6, rules_version = $7, changed_at = $8,
    changed_by = 'writer', version = version + 1, hidden_reason = null, hidden_at = null
  where id = $1 and version = $2 returning id`

/** What staff hid waits for them, whatever the rules find in it. False when somebody was quicker. */
export async function updateReview(
  trx: Db,
  { id, version }: { id: number; version: number },
  { stars, words, state, findings, rulesVersion, at }: WordsOfReview,
): Promise<boolean> {
  const values = [id, version, stars, words, state, JSON.stringify(findings), rulesVersion, at]
  return (await queryRows(trx, changing, values)).length > 0
}

const withdrawing = `
  update product_review set state = 'withdrawn', hidden_reason = null, hidden_at = null, changed_at = $2,
    changed_by = 'writer', version = version + 1
  where id = $1 and state <> 'withdrawn' returning id`

/** With its pictures, which nobody is to see any more; false when it was taken back already. */
export async function takeBack(trx: Db, id: number, at: Date): Promise<boolean> {
  const isTaken = (await queryRows(trx, withdrawing, [id, at])).length > 0
  if (isTaken) await queryRows(trx, 'delete from product_review_photo where review_id = $1', [id])
  return isTaken
}

/** A deleted member's reviews stay without name; those taken back are emptied, as are the names in their history. */
export async function forgetWriterOf(trx: Db, memberId: number): Promise<void> {
  await queryRows(trx, emptying, [memberId])
  await queryRows(trx, forgetting, [memberId])
}

const emptying = `
  update product_review_version v set words = '' from product_review r
  where v.review_id = r.id and r.member_id = $1`

const forgetting = `
  update product_review set member_id = null, writer_name = '',
    words = case when state = 'withdrawn' then '' else words end,
    findings = case when state = 'withdrawn' then '[]' else findings end
  where member_id = $1`
