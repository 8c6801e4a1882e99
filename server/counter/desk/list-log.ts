import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/desk/api.ts'
import type { DeskEarnLog } from '#domain/counter/desk/api.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import { toEarnLog } from '../earn-log-view.ts'
import { logCursorOf, readLogCursor } from './log-cursor.ts'
import { listDeskRows, type DeskLogFilter, type DeskLogRow } from './log-store.ts'

type Input = ParsedInput<typeof api.listDeskEarnLog>

/** Codes entered anywhere, newest first, page after page. */
export async function listDeskEarnLog(
  { db }: Context,
  { cursor, limit, ...filter }: Input,
): Promise<Output<typeof api.listDeskEarnLog>> {
  const after = readLogCursor(cursor)
  const rows = await listDeskRows(db, deskFilterOf(filter), { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items: items.map(toDeskEarnLog), next: last ? logCursorOf(last) : null }
}

/** A phone however it is typed. */
export function deskFilterOf({ phone, ...filter }: Omit<Input, 'cursor' | 'limit'>): DeskLogFilter {
  return { ...filter, phone: phone ? normalizePhone(phone) : undefined }
}

function toDeskEarnLog(row: DeskLogRow): DeskEarnLog {
  const { storeCode: code, storeName, channel, address } = row
  const store = code === null ? {} : { store: { code, name: storeName ?? code } }
  return { ...toEarnLog(row), ...store, channel, address }
}
