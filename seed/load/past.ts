import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { KeptVoucher } from '#server/order/index.ts'
import type { LoyaltyTerms, SeedTools } from './loyalty-terms.ts'

/** The demo's member, and what the loading knows of everything around. */
export interface Past extends SeedTools {
  terms: LoyaltyTerms
  memberId: number
  accountId: number
  /** Vouchers had for points, by gift, not used yet. */
  vouchers: Map<string, KeptVoucher>
}

/** Something that happened, carried out in its turn. */
export interface Step {
  at: Date
  run(): Promise<unknown>
}

/** The year of an instant, by which programmes and their gifts are known. */
export function yearOf(at: Date): string {
  return vietnamDayOf(at).slice(0, 4)
}
