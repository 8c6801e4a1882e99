import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'
import { isChangedByWriter } from './changed-sql.ts'
import { photosOfReview, type PhotoOfReview } from './photo-queries.ts'

export interface OwnLine extends CamelRow<
  'order_line',
  'order_id' | 'line_no' | 'product_id' | 'product_name' | 'product_type'
> {
  orderCode: Column<'shop_order', 'code'>
  status: Column<'shop_order', 'status'>
  /** As JSON gives it; null before the goods arrived. */
  deliveredAt: Date | null
  slug: string | null
  picture: string | null
  review: OwnStored | null
}

export interface OwnStored extends CamelRow<
  'product_review',
  'id' | 'version' | 'stars' | 'words' | 'state' | 'hidden_reason' | 'answer'
> {
  createdAt: string
  hiddenAt: string | null
  answeredAt: string | null
  photos: PhotoOfReview[]
  isChanged: boolean
}

const lines = `
  select l.order_id as "orderId", o.code as "orderCode", o.status, l.line_no as "lineNo",
    l.product_id as "productId", l.product_name as "productName", l.product_type as "productType",
    d.at as "deliveredAt", case when p.published then p.slug end as slug, p.pictures[1] as picture,
    case when r.id is not null then json_build_object('id', r.id, 'version', r.version, 'stars', r.stars,
      'words', r.words, 'state', r.state, 'hiddenReason', r.hidden_reason, 'answer', r.answer,
      'createdAt', r.created_at, 'hiddenAt', r.hidden_at, 'answeredAt', r.answered_at,
      'photos', ${photosOfReview},
      'isChanged', ${isChangedByWriter})
    end as review
  from shop_order o
    join order_line l on l.order_id = o.id
    join product p on p.id = l.product_id
    left join product_review r on r.order_id = l.order_id and r.line_no = l.line_no
    cross join lateral (select min(c.created_at) as at from order_status_change c
      where c.order_id = o.id and c.status in ('point_accumulating', 'completed')) d
  where o.member_id = $1`

/** Lines of goods of orders that arrived, the newest first; of one order where its code is named. */
export function listOwnLines(
  db: Db,
  memberId: number,
  { code, limit }: { code: string | null; limit: number },
): Promise<OwnLine[]> {
  const text = `${lines} and ($2::text is null or o.code = $2) and l.product_type = 'sale'
      and o.status in ('point_accumulating', 'completed')
    order by d.at desc, o.id desc, l.line_no limit $3`
  return queryRows<OwnLine>(db, text, [memberId, code, limit])
}

/** One line of an own order, whatever it is; null for what is nobody's or another's. */
export async function findOwnLine(
  db: Db,
  memberId: number,
  { code, lineNo }: { code: string; lineNo: number },
): Promise<OwnLine | null> {
  const text = `${lines} and o.code = $2 and l.line_no = $3`
  return (await queryRows<OwnLine>(db, text, [memberId, code, lineNo]))[0] ?? null
}

const pharmacyPhones = `select from drugstore where $1 in (phone, public_phone) limit 1`

/** Whether a phone is one by which a pharmacy is known. */
export async function isPharmacyPhone(db: Db, phone: string): Promise<boolean> {
  return (await queryRows(db, pharmacyPhones, [phone])).length > 0
}
