import { Refusal } from '#domain/errors.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Sort } from './board-sql.ts'

/** The order after which a page begins: its time in microseconds or its total, and its number. */
export interface Place {
  key: number
  id: number
}

/** What a page gives along for the next one; it says nothing to anybody else. */
export function cursorOf(sort: Sort, { key, id }: Place): string {
  return Buffer.from(`${sort}.${key}.${id}`).toString('base64url')
}

/** Null for the first page; `invalidInput` for what this sorting never gave. */
export function readCursor(sort: Sort, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, sorted, key, id] = /^(new|old|total)\.(\d{1,16})\.(\d{1,16})$/.exec(text) ?? []
  const place = { key: Number(key), id: Number(id) }
  if (sorted === sort && Object.values(place).every(Number.isSafeInteger)) return place
  throw new Refusal('invalidInput', { fields: { cursor: backofficeTexts.cursorUnknown } })
}
