import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'

export interface ExchangePromotionRow {
  id: number
  programmeId: number
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  pointLimit: number | null
}

/** The published exchange promotions of a programme, in their order. */
export async function listPromotions(
  db: Db,
  programmeId: number,
): Promise<ExchangePromotionRow[]> {
  throw new Error('not written yet')
}
