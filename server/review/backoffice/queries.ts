import type { ReviewState } from '#domain/review/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column } from '../../platform/rows.ts'
import { photosOfReview, type PhotoOfReview } from '../photo-queries.ts'

export interface StoredReview extends CamelRow<
  'product_review',
  | 'id'
  | 'version'
  | 'product_id'
  | 'stars'
  | 'words'
  | 'state'
  | 'hidden_reason'
  | 'findings'
  | 'rules_version'
  | 'answer'
  | 'answered_by'
  | 'answered_at'
  | 'created_at'
  | 'changed_at'
> {
  writer: Column<'product_review', 'writer_name'>
  productName: Column<'product', 'name'>
  productCode: Column<'product', 'product_code'>
  slug: Column<'product', 'slug'>
  orderCode: Column<'shop_order', 'code'>
  isReturned: boolean
  photos: PhotoOfReview[]
}

const reviews = `
  select r.id, r.version, r.product_id as "productId", r.stars, r.words, r.state,
    r.hidden_reason as "hiddenReason", r.findings, r.rules_version as "rulesVersion", r.answer,
    r.answered_by as "answeredBy", r.answered_at as "answeredAt", r.created_at as "createdAt",
    r.changed_at as "changedAt", r.writer_name as writer, p.name as "productName",
    p.product_code as "productCode", p.slug, o.code as "orderCode",
    l.returned_quantity >= l.quantity as "isReturned", ${photosOfReview} as photos
  from product_review r
    join product p on p.id = r.product_id
    join shop_order o on o.id = r.order_id
    join order_line l on l.order_id = r.order_id and l.line_no = r.line_no`

export interface ReviewFilter {
  state: ReviewState | null
  stars: number | null
  hasFindings: boolean | null
  isAnswered: boolean | null
  /** A code from its start, or part of a product's name. */
  q: string
  before: number | null
  limit: number
}

/** Reviews before an id, newest first. */
export function listStoredReviews(db: Db, of: ReviewFilter): Promise<StoredReview[]> {
  const text = `${reviews}
    where ($1::text is null or r.state = $1) and ($2::int is null or r.stars = $2)
      and ($3::boolean is null or (r.findings <> '[]') = $3)
      and ($4::boolean is null or (r.answered_at is not null) = $4)
      and ($5::text = '' or starts_with(p.product_code, upper($5)) or starts_with(o.code, upper($5))
        or vn_fold(p.name) like '%' || vn_fold($5) || '%')
      and ($6::bigint is null or r.id < $6)
    order by r.id desc limit $7`
  const { state, stars, hasFindings, isAnswered, q, before, limit } = of
  const values = [state, stars, hasFindings, isAnswered, q, before, limit]
  return queryRows<StoredReview>(db, text, values)
}

export async function findStoredReview(db: Db, id: number): Promise<StoredReview | null> {
  return (await queryRows<StoredReview>(db, `${reviews} where r.id = $1`, [id]))[0] ?? null
}

/** How many are in each state, counted up to a limit. */
export function countInStates(
  db: Db,
  states: readonly ReviewState[],
  upTo: number,
): Promise<{ state: ReviewState; count: number }[]> {
  const text = `
    select s.state, (select count(*)::int from (
      select from product_review r where r.state = s.state limit $2) counted) as count
    from unnest($1::text[]) as s (state)`
  return queryRows<{ state: ReviewState; count: number }>(db, text, [states, upTo])
}

export type PastReview = CamelRow<
  'product_review_version',
  'version' | 'stars' | 'words' | 'state' | 'hidden_reason' | 'answer' | 'changed_by' | 'changed_at'
>

export function listVersions(db: Db, id: number): Promise<PastReview[]> {
  const text = `
    select version, stars, words, state, hidden_reason as "hiddenReason", answer, changed_by as "changedBy",
      changed_at as "changedAt"
    from product_review_version where review_id = $1 order by version desc limit 100`
  return queryRows<PastReview>(db, text, [id])
}

export interface Doing {
  id: number
  version: number
  by: string
  at: Date
}

/** Each is one statement with the version that was looked at; false when it is another one by now. */
export function setShown(trx: Db, doing: Doing): Promise<boolean> {
  return set(
    trx,
    doing,
    `state = 'shown', hidden_reason = null, hidden_at = null`,
    `'waiting', 'hidden'`,
  )
}

export function setHidden(trx: Db, doing: Doing, reason: string): Promise<boolean> {
  const changes = `state = 'hidden', hidden_reason = $5, hidden_at = $4`
  return set(trx, doing, changes, `'waiting', 'shown', 'hidden'`, [reason])
}

export function setAnswer(trx: Db, doing: Doing, answer: string): Promise<boolean> {
  const changes =
    answer === ''
      ? `answer = $5, answered_by = null, answered_at = null`
      : `answer = $5, answered_by = $3, answered_at = $4`
  return set(trx, doing, changes, `'shown'`, [answer])
}

async function set(
  trx: Db,
  { id, version, by, at }: Doing,
  changes: string,
  from: string,
  more: readonly string[] = [],
): Promise<boolean> {
  const text = `
    update product_review set ${changes}, changed_by = $3, changed_at = $4, version = version + 1
    where id = $1 and version = $2 and state in (${from}) returning id`
  return (await queryRows(trx, text, [id, version, by, at, ...more])).length > 0
}
