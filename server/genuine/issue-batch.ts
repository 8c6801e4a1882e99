import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { CodeKind } from './found-code.ts'

/** What a batch's codes are for. */
export interface BatchTerms {
  /** Unique. */
  name: string
  kind: CodeKind
  /** Three characters; of a combo one of `comboPrefixes`. Without it made from the product's code. */
  prefix?: string
  productCode: string
  /** What one code brings, all of its boxes together. */
  point: number
  lot?: string
  productExpiresOn?: VietnamDay | null
  /** The last Vietnam day on which its codes earn. */
  earnUntil?: VietnamDay | null
  voucherCampaignId?: number | null
}
