import { startOfDay, type Span } from '#domain/counter/span.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Outer, Row } from '../platform/rows.ts'

/** What was done, in sums of store_day. */
export interface PharmacySums {
  earned: number
  used: number
  wrong: number
  refused: number
  points: number
  offers: number
  saved: number
}

const sums = `sum(d.earned)::int as earned, sum(d.used)::int as used, sum(d.wrong)::int as wrong,
  sum(d.refused)::int as refused, sum(d.points)::bigint as points, sum(d.offers)::int as offers,
  sum(d.saved)::bigint as saved`
const ofPharmacy = 'd.store_code = $1 and d.day between $2 and $3'

/** Of each day on which there was something, in their order. */
export function sumDays(
  db: Db,
  pharmacyCode: string,
  { from, to }: Span,
): Promise<(PharmacySums & { day: VietnamDay })[]> {
  const text = `select d.day, ${sums} from store_day d where ${ofPharmacy} group by d.day order by d.day`
  return queryRows<PharmacySums & Row<'store_day', 'day'>>(db, text, [pharmacyCode, from, to])
}

/**
 * Of stretches of days, each from one of `starts` until the next: `nth` counts them from 1, what lies
 * before the first is the 0th. Only those in which there was something, in no order.
 */
export function sumStretches(
  db: Db,
  pharmacyCode: string,
  { from, to }: Span,
  starts: readonly VietnamDay[],
): Promise<(PharmacySums & { nth: number })[]> {
  const text = `select width_bucket(d.day, $4::date[]) as nth, ${sums} from store_day d
    where ${ofPharmacy} group by nth`
  return queryRows<PharmacySums & { nth: number }>(db, text, [pharmacyCode, from, to, starts])
}

/** Of each account, whoever earned the most first. */
export function sumUsers(
  db: Db,
  pharmacyCode: string,
  { from, to }: Span,
): Promise<(PharmacySums & { pharmacyUser: string; fullName: string | null })[]> {
  const text = `
    select s.*, u.full_name as "fullName"
    from (select d.store_user as "pharmacyUser", ${sums} from store_day d
      where ${ofPharmacy} group by d.store_user) s
      left join drugstore_user u on u.username = s."pharmacyUser"
    order by s.points desc, s."pharmacyUser"`
  return queryRows<
    PharmacySums &
      Outer<CamelRow<'drugstore_user', 'full_name'>> & {
        pharmacyUser: Column<'store_day', 'store_user'>
      }
  >(db, text, [pharmacyCode, from, to])
}

export interface ProductSums extends CamelRow<'code_batch', 'product_code'> {
  name: string
  codes: number
  points: number
}

/** Which products brought the points, of the entries themselves. */
export function sumProducts(
  db: Db,
  pharmacyCode: string,
  { from, to }: Span,
): Promise<ProductSums[]> {
  const text = `
    select b.product_code as "productCode", coalesce(max(p.name), b.product_code) as name,
      sum(a.codes)::int as codes, sum(a.points)::bigint as points
    from (select batch_id, count(*) as codes, sum(point) as points from code_attempt
      where store_code = $1 and attempted_at >= $2 and attempted_at < $3
        and earn_log_status(result) = 'earned' group by batch_id) a
      join code_batch b on b.id = a.batch_id left join product p on p.id = b.product_id
    group by b.product_code order by sum(a.points) desc, b.product_code`
  return queryRows<ProductSums>(db, text, [
    pharmacyCode,
    startOfDay(from),
    startOfDay(addDays(to, 1)),
  ])
}
