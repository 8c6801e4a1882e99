import type { EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { startOfDay } from '#domain/counter/span.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { LogRow } from '../earn-log-queries.ts'
import type { Column, Row } from '../../platform/rows.ts'

export interface BackofficeLogFilter {
  /** Codes as they are written down; of any of them. */
  pharmacies?: readonly string[] | undefined
  phone?: string | undefined
  /** An entry, for its phone. */
  customerOf?: number | undefined
  status?: EarnLogStatus | undefined
  channel?: Column<'code_attempt', 'channel'> | undefined
  from?: VietnamDay | undefined
  to?: VietnamDay | undefined
}

export interface BackofficeLogRow extends LogRow, Row<'code_attempt', 'channel' | 'address'> {
  pharmacyCode: Column<'code_attempt', 'store_code'>
  pharmacyName: Column<'drugstore', 'name'> | null
  /** Its time in microseconds: what a page begins after. */
  key: number
}

/** The row after which a page begins. */
export interface LogPlace {
  key: number
  id: number
}

/** Newest first; each filter has an index in that order. */
export function listBackofficeRows(
  db: Db,
  filter: BackofficeLogFilter,
  { after, limit }: { after: LogPlace | null; limit: number },
): Promise<BackofficeLogRow[]> {
  const values: unknown[] = []
  const where = wheresOf(filter, values)
  if (after) {
    const [key, id] = [values.push(after.key), values.push(after.id)]
    where.push(`(attempted_at, id) < (to_timestamp($${key}::bigint / 1000000.0), $${id})`)
  }
  const nth = values.push(limit)
  const text = `
    select a.id, a.attempted_at as at, a.phone, a.code_masked as "codeMasked", a.result, a.point,
      b.product_code as "productCode", p.name as product, a.store_user as "pharmacyUser", a.sent_by as "sentBy",
      u.full_name as "fullName", a.channel, a.address, a.store_code as "pharmacyCode",
      d.name as "pharmacyName", (extract(epoch from a.attempted_at) * 1000000)::bigint as key
    from (select * from code_attempt ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
        order by attempted_at desc, id desc limit $${nth}) a
      left join code_batch b on b.id = a.batch_id
      left join product p on p.id = b.product_id
      left join drugstore_user u on u.username = a.store_user
      left join drugstore d on d.code = a.store_code
    order by a.attempted_at desc, a.id desc`
  return queryRows<BackofficeLogRow>(db, text, values)
}

/** The codes of the pharmacy that has just this code, in either case; otherwise of those so named. */
export async function findPharmacyCodes(db: Db, text: string): Promise<string[]> {
  const found = await queryRows<Row<'drugstore', 'code'>>(
    db,
    `with exact as (select code from drugstore where upper(code) = upper($1))
     select code from exact
     union all
     select code from drugstore where not exists (select from exact)
       and (starts_with(upper(code), upper($1)) or vn_fold(name) like all ($2::text[]))`,
    [text, wordsOf(text)],
  )
  return found.map(({ code }) => code)
}

/** As patterns for `like`. */
function wordsOf(text: string): string[] {
  const words = foldVietnamese(text).split(' ').filter(Boolean)
  return words.length > 0 ? words.map((word) => `%${word}%`) : ['']
}

function wheresOf(filter: BackofficeLogFilter, values: unknown[]): string[] {
  const { pharmacies, phone, customerOf, status, channel, from, to } = filter
  const where: string[] = []
  if (pharmacies?.length === 1) where.push(`store_code = $${values.push(pharmacies[0])}`)
  else if (pharmacies) where.push(`store_code = any ($${values.push(pharmacies)}::text[])`)
  if (phone) where.push(`phone = $${values.push(phone)}`)
  if (customerOf !== undefined) {
    // Of a phone that was forgotten nothing is left to be found.
    const nth = values.push(customerOf)
    where.push(`phone = (select phone from code_attempt where id = $${nth} and phone <> '')`)
  }
  if (status) where.push(`earn_log_status(result) = $${values.push(status)}`)
  if (channel) where.push(`channel = $${values.push(channel)}`)
  if (from) where.push(`attempted_at >= $${values.push(startOfDay(from))}`)
  if (to) where.push(`attempted_at < $${values.push(startOfDay(addDays(to, 1)))}`)
  return where
}
