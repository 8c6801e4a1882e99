import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

export type ReviewPhoto = Row<'product_review_photo', 'id' | 'width' | 'height' | 'bytes' | 'small'>

const dropping = `delete from product_review_photo where review_id = $1 and id <> all($2::text[])`

/** The review's row is held: those that are named stay, the new ones take free places. */
export async function replacePhotos(
  trx: Db,
  reviewId: number,
  { kept, added }: { kept: readonly string[]; added: readonly ReviewPhoto[] },
): Promise<void> {
  await queryRows(trx, dropping, [reviewId, kept])
  for (const { id, width, height, bytes, small } of added) {
    await queryRows(trx, inserting, [id, reviewId, width, height, bytes, small])
  }
}

const inserting = `
  insert into product_review_photo (id, review_id, place, width, height, bytes, small)
  select $1, $2, (select min(free) from generate_series(1, 5) as free
    where not exists (select from product_review_photo p where p.review_id = $2 and p.place = free)),
    $3, $4, $5, $6`

export async function dropPhotosOf(trx: Db, memberId: number): Promise<void> {
  const text = `delete from product_review_photo p using product_review r
    where r.id = p.review_id and r.member_id = $1`
  await queryRows(trx, text, [memberId])
}

export interface FoundPhoto extends Row<'product_review_photo', 'bytes'> {
  state: Column<'product_review', 'state'>
  memberId: Column<'product_review', 'member_id'>
}

const byId = `
  select case when $2 then p.small else p.bytes end as bytes, r.state, r.member_id as "memberId"
  from product_review_photo p join product_review r on r.id = p.review_id where p.id = $1`

export async function findReviewPhoto(
  db: Db,
  id: string,
  isSmall: boolean,
): Promise<FoundPhoto | null> {
  return (await queryRows<FoundPhoto>(db, byId, [id, isSmall]))[0] ?? null
}

/** Numbers of a review's pictures in their order, as part of a statement that knows it as `r`. */
export const photosOfReview = `
  coalesce((select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)
    order by p.place) from product_review_photo p where p.review_id = r.id), '[]')`
export type PhotoOfReview = Row<'product_review_photo', 'id' | 'width' | 'height'>
