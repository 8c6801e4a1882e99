import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { PharmacySums } from './statistics-queries.ts'

/** Sums of several days as the API shows them; of none they are all 0. */
export function toSums(days: readonly PharmacySums[]) {
  const of = (kind: keyof PharmacySums) => days.reduce((sum, day) => sum + day[kind], 0)
  const codes = {
    earned: of('earned'),
    used: of('used'),
    wrong: of('wrong'),
    refused: of('refused'),
  }
  return {
    entries: codes.earned + codes.used + codes.wrong + codes.refused,
    ...codes,
    points: points(of('points')),
    offers: of('offers'),
    saved: vnd(of('saved')),
  }
}
