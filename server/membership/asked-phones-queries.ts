import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

export interface AskedPhone {
  pharmacyCode: string
  /** Its key, a bigint. */
  phone: string
  now: Date
  /** A window that began before is over. */
  openSince: Date
  max: number
}

const isAsked = `
  select 1 from asked_phones where store_code = $1 and since > $2 and $3::bigint = any(phones)`

/** However many ask at once, the pharmacy's row lets them in one by one. */
const askText = `
  insert into asked_phones as a (store_code, since, phones) values ($1, $4, array[$3::bigint])
  on conflict (store_code) do update set
    since = case when a.since > $2 then a.since else excluded.since end,
    phones = case when a.since <= $2 then excluded.phones
      when $3::bigint = any(a.phones) then a.phones else a.phones || $3::bigint end
  where a.since <= $2 or $3::bigint = any(a.phones) or cardinality(a.phones) < $5
  returning 1`

/** Null when the phone was asked about within the window or still fits into it; else when that began. */
export async function askAbout(db: Db, asked: AskedPhone): Promise<Date | null> {
  const { pharmacyCode, phone, now, openSince, max } = asked
  const key = [pharmacyCode, openSince, phone]
  if ((await queryRows(db, isAsked, key)).length > 0) return null
  if ((await queryRows(db, askText, [...key, now, max])).length > 0) return null
  const text = 'select since from asked_phones where store_code = $1'
  const [row] = await queryRows<Row<'asked_phones', 'since'>>(db, text, [pharmacyCode])
  return row?.since ?? now
}
