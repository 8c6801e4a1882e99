import type { Keyword } from '#domain/counter/keyword.ts'
import { startOfDay, type Span } from '#domain/counter/span.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Outer, Row } from '../platform/rows.ts'

export interface NewVoucherLog extends CamelRow<
  'store_voucher_log',
  'phone' | 'campaign_id' | 'voucher_id' | 'code_masked' | 'kind' | 'products' | 'amount' | 'saving'
> {
  pharmacyCode: Column<'store_voucher_log', 'store_code'>
  pharmacyUser: Column<'store_voucher_log', 'store_user'>
  at: Column<'store_voucher_log', 'used_at'>
}

export type VoucherLogRow = NewVoucherLog &
  CamelRow<'store_voucher_log', 'id' | 'state' | 'cancelled_at' | 'cancel_reason'> &
  Row<'voucher_campaign', 'name'> &
  Outer<CamelRow<'drugstore_user', 'full_name'>>

const insert = `
  insert into store_voucher_log (store_code, store_user, phone, campaign_id, voucher_id, code_masked,
    kind, products, amount, saving, used_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`

/** Gives the number by which the use is known. */
export async function insertVoucherLog(trx: Db, log: NewVoucherLog): Promise<number> {
  const [row] = await queryRows<Row<'store_voucher_log', 'id'>>(trx, insert, [
    log.pharmacyCode,
    log.pharmacyUser,
    log.phone,
    log.campaignId,
    log.voucherId,
    log.codeMasked,
    log.kind,
    JSON.stringify(log.products),
    log.amount,
    log.saving,
    log.at,
  ])
  return row!.id
}

const columns = `l.id, l.store_code as "pharmacyCode", l.store_user as "pharmacyUser", l.phone,
  l.campaign_id as "campaignId", l.voucher_id as "voucherId", l.code_masked as "codeMasked", l.kind,
  l.products, l.amount, l.saving, l.used_at as at, l.state, l.cancelled_at as "cancelledAt",
  l.cancel_reason as "cancelReason", c.name, u.full_name as "fullName"`
const joined = `
  join voucher_campaign c on c.id = l.campaign_id
  left join drugstore_user u on u.username = l.store_user`

/** One of a pharmacy; null for another pharmacy's. */
export async function findVoucherLog(
  db: Db,
  pharmacyCode: string,
  id: number,
): Promise<VoucherLogRow | null> {
  const text = `select ${columns} from store_voucher_log l ${joined} where l.id = $1 and l.store_code = $2`
  const [row] = await queryRows<VoucherLogRow>(db, text, [id, pharmacyCode])
  return row ?? null
}

const cancel = `
  update store_voucher_log set state = 'cancelled', cancelled_at = $3, cancelled_by = $4, cancel_reason = $5
  where id = $1 and store_code = $2 and state = 'used' and used_at >= $6 returning id`

/** False when it was taken back before, or used before `since`. */
export async function markCancelled(
  trx: Db,
  by: { id: number; pharmacyCode: string; at: Date; username: string; reason: string; since: Date },
): Promise<boolean> {
  const values = [by.id, by.pharmacyCode, by.at, by.username, by.reason, by.since]
  return (await queryRows(trx, cancel, values)).length > 0
}

export interface VoucherLogFilter {
  pharmacyCode: string
  pharmacyUser?: string | undefined
  span: Span
  status?: 'used' | 'cancelled' | undefined
  kind?: 'offer' | 'prize' | undefined
  keyword?: (Keyword & { words: string }) | undefined
}

/** A page, newest first. */
export function listVoucherLogs(
  db: Db,
  filter: VoucherLogFilter,
  page: { skip: number; limit: number },
): Promise<VoucherLogRow[]> {
  const { values, where } = queryOf(filter)
  const places = [values.push(page.limit), values.push(page.skip)]
  // The page is found before anything is joined to it.
  const text = `
    select ${columns} from (
      select l.* from store_voucher_log l where ${where}
      order by l.used_at desc, l.id desc limit $${places[0]} offset $${places[1]}
    ) l ${joined} order by l.used_at desc, l.id desc`
  return queryRows<VoucherLogRow>(db, text, values)
}

/** How many of the whole filter, and what they saved. */
export async function sumVoucherLogs(db: Db, filter: VoucherLogFilter) {
  const { values, where } = queryOf(filter)
  const text = `
    select count(*) filter (where l.state = 'used')::int as used,
      count(*) filter (where l.state = 'cancelled')::int as cancelled,
      coalesce(sum(l.saving) filter (where l.state = 'used'), 0)::bigint as saved
    from store_voucher_log l where ${where}`
  const [sums] = await queryRows<{ used: number; cancelled: number; saved: number }>(
    db,
    text,
    values,
  )
  return sums!
}

function queryOf({ pharmacyCode, pharmacyUser, span, status, kind, keyword }: VoucherLogFilter) {
  const values: unknown[] = [pharmacyCode, startOfDay(span.from), startOfDay(addDays(span.to, 1))]
  const where = ['l.store_code = $1 and l.used_at >= $2 and l.used_at < $3']
  if (pharmacyUser !== undefined) where.push(`l.store_user = $${values.push(pharmacyUser)}`)
  if (status !== undefined) where.push(`l.state = $${values.push(status)}`)
  if (kind !== undefined) where.push(`l.kind = $${values.push(kind)}`)
  if (keyword) where.push(`(${waysOf(keyword, values).join(' or ')})`)
  return { values, where: where.join(' and ') }
}

function waysOf(keyword: Keyword & { words: string }, values: unknown[]): string[] {
  const { phoneEnd, codePart, codeMasked, words } = keyword
  const ways = [
    `l.campaign_id in (select id from voucher_campaign
      where position($${values.push(words)} in vn_fold(name)) > 0)`,
  ]
  if (phoneEnd !== null) ways.push(`l.phone like $${values.push(`%${phoneEnd}`)}`)
  if (codePart !== null) {
    const nth = values.push(codePart)
    ways.push(`left(l.code_masked, 3) = $${nth} or right(l.code_masked, 3) = $${nth}`)
  }
  if (codeMasked !== null) ways.push(`l.code_masked = $${values.push(codeMasked)}`)
  return ways
}
