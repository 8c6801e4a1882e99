import { type VietnamDay, vietnamDayOf } from '#domain/kernel/dates.ts'

/** The only source of the present on the server, so that a test can set it. */
export interface Clock {
  now(): Date
  /** The present day in Asia/Ho_Chi_Minh. */
  today(): VietnamDay
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => vietnamDayOf(new Date()),
}

export interface FixedClock extends Clock {
  advance(milliseconds: number): void
}

/** A clock for tests that stands still until it is moved. */
export function fixedClock(iso: string): FixedClock {
  let instant = new Date(iso).getTime()
  return {
    now: () => new Date(instant),
    today: () => vietnamDayOf(new Date(instant)),
    advance(milliseconds) {
      instant += milliseconds
    },
  }
}
