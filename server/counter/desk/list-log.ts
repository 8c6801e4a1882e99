import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/desk/api.ts'
import type { DeskEarnLog } from '#domain/counter/desk/api.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { toEarnLog } from '../earn-log-view.ts'
import { logCursorOf, readLogCursor } from './log-cursor.ts'
import { findStoreCodes, listDeskRows, type DeskLogFilter, type DeskLogRow } from './log-store.ts'

type Input = ParsedInput<typeof api.listDeskEarnLog>

/** Codes entered anywhere, newest first, page after page. */
export async function listDeskEarnLog(
  { db }: Context,
  { cursor, limit, ...filter }: Input,
): Promise<Output<typeof api.listDeskEarnLog>> {
  const after = readLogCursor(cursor)
  const narrowed = await deskFilterOf(db, filter)
  const rows = await listDeskRows(db, narrowed, { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items: items.map(toDeskEarnLog), next: last ? logCursorOf(last) : null }
}

/** A phone however it is typed; a store by its code or its name. */
export async function deskFilterOf(
  db: Db,
  { phone, store, customer_of: customerOf, ...filter }: Omit<Input, 'cursor' | 'limit'>,
): Promise<DeskLogFilter> {
  const stores = store ? await findStoreCodes(db, store) : undefined
  return { ...filter, customerOf, stores, phone: phone ? normalizePhone(phone) : undefined }
}

function toDeskEarnLog(row: DeskLogRow): DeskEarnLog {
  const { storeCode: code, storeName, channel, address } = row
  const store = code === null ? {} : { store: { code, name: storeName ?? code } }
  return { ...toEarnLog(row), ...store, channel, address }
}
