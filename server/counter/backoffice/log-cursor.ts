import { counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { LogPlace } from './log-queries.ts'

/** What a page gives along for the next one; it says nothing to anybody else. */
export function logCursorOf({ key, id }: LogPlace): string {
  return Buffer.from(`log.${key}.${id}`).toString('base64url')
}

/** Null for the first page; `invalidInput` for what this list never gave. */
export function readLogCursor(cursor: string | undefined): LogPlace | null {
  if (cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, key, id] = /^log\.(\d{1,16})\.(\d{1,16})$/.exec(text) ?? []
  const place = { key: Number(key), id: Number(id) }
  if (Object.values(place).every(Number.isSafeInteger)) return place
  throw new Refusal('invalidInput', { fields: { cursor: counterTexts.cursorUnknown } })
}
