import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/backoffice/api.ts'
import type { BackofficeEarnLog } from '#domain/counter/backoffice/api.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { toEarnLog } from '../earn-log-view.ts'
import { logCursorOf, readLogCursor } from './log-cursor.ts'
import {
  findPharmacyCodes,
  listBackofficeRows,
  type BackofficeLogFilter,
  type BackofficeLogRow,
} from './log-queries.ts'

type Input = ParsedInput<typeof api.listBackofficeEarnLog>

/** Codes entered anywhere, newest first, page after page. */
export async function listBackofficeEarnLog(
  { db }: Context,
  { cursor, limit, ...filter }: Input,
): Promise<Output<typeof api.listBackofficeEarnLog>> {
  const after = readLogCursor(cursor)
  const narrowed = await backofficeFilterOf(db, filter)
  const rows = await listBackofficeRows(db, narrowed, { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items: items.map(toBackofficeEarnLog), next: last ? logCursorOf(last) : null }
}

/** A phone however it is typed; a pharmacy by its code or its name. */
export async function backofficeFilterOf(
  db: Db,
  { phone, pharmacy, customer_of: customerOf, ...filter }: Omit<Input, 'cursor' | 'limit'>,
): Promise<BackofficeLogFilter> {
  const pharmacies = pharmacy ? await findPharmacyCodes(db, pharmacy) : undefined
  return { ...filter, customerOf, pharmacies, phone: phone ? normalizePhone(phone) : undefined }
}

function toBackofficeEarnLog(row: BackofficeLogRow): BackofficeEarnLog {
  const { pharmacyCode: code, pharmacyName, channel, address } = row
  const pharmacy = code === null ? {} : { pharmacy: { code, name: pharmacyName ?? code } }
  return { ...toEarnLog(row), ...pharmacy, channel, address }
}
