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

/** The beginning of the present minute: what is told a minute later is the same for whoever asks in it. */
export function minuteOf(clock: Clock): Date {
  const now = clock.now().getTime()
  return new Date(now - (now % minuteMs))
}

export const minuteMs = 60_000

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
