import { days, hours, minutes } from '../kernel/durations.ts'

/** Wrong passwords within the window after which a phone is locked. */
export const maxWrongPasswords = 5
export const wrongPasswordWindow = minutes(15)

const firstLock = minutes(15)
const maxLock = hours(24)
/** A phone that was left alone this long starts again with the short lock. */
export const lockMemory = days(30)

/** How long the lock holds, in milliseconds, when the phone was locked `earlier` times before. */
export function lockDuration(earlier: number): number {
  return Math.min(firstLock * 2 ** Math.min(earlier, 20), maxLock)
}

/** The growing locks from the first on; the last one holds for all that follow. */
export function listLockDurations(): number[] {
  const durations = [lockDuration(0)]
  while (durations.at(-1)! < maxLock) durations.push(lockDuration(durations.length))
  return durations
}

/** From this many wrong passwords in the window on, a login must show that a person sends it. */
export const triesWithoutCaptcha = 2
