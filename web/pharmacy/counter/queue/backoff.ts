import { minutes, seconds } from '#domain/kernel/durations.ts'

const first = seconds(2)
const max = minutes(1)

/**
 * Milliseconds until the next try after so many failures in a row: 2 s, 4 s, … 60 s, less up to a fifth, so
 * that the counters of a street do not all come back at once. `chance` is in [0, 1).
 */
export function pauseAfter(failures: number, chance: number): number {
  const full = Math.min(max, first * 2 ** Math.max(0, failures - 1))
  return Math.round(full * (1 - chance / 5))
}
