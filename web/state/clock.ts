import { vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'

/** The browser's present, in one place. Milliseconds since 1970. */
export function now(): number {
  return Date.now()
}

/** The present day in Vietnam, whatever the phone's zone. */
export function today(): VietnamDay {
  return vietnamDayOf(new Date(now()))
}
