import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'

/** A Vietnam day of an address or a field; undefined for anything else. Without the schemas, which are heavy. */
export function readDay(text: string | null): VietnamDay | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  // A day that no calendar has comes back as another one.
  const time = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(time) && addDays(text, 0) === text ? text : undefined
}
