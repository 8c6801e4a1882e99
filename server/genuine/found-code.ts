import type { VietnamDay } from '#domain/kernel/dates.ts'

export type CodeKind = 'single' | 'combo' | 'test'
/** By whom a code was used up: a return of goods does it for a box whose code nobody had entered. */
export type UseChannel = 'member' | 'store' | 'return'

/** A code that exists, its batch, and its first use if there was one. */
export interface FoundCode {
  hash: Buffer
  /** False while the range it was printed in waits to be activated. */
  isActive: boolean
  batch: {
    id: number
    name: string
    kind: CodeKind
    boxes: number
    productCode: string
    /** Null while the shop does not have the product. */
    productId: number | null
    /** What one code brings, all of its boxes together. */
    point: number
    lot: string
    productExpiresOn: VietnamDay | null
    /** The last Vietnam day on which it earns. */
    earnUntil: VietnamDay | null
    voucherCampaignId: number | null
    state: 'ready' | 'recalled'
    recallReason: string
  }
  redemption: {
    /** Null where a return used it up. */
    accountId: number | null
    channel: UseChannel
    place: string
    /** What it brought. */
    point: number
    at: Date
  } | null
  /** The phone of whoever used it first; null also once that person was erased. */
  usedBy: string | null
}

/** What the ledger says of a code that was redeemed. */
export interface CodeNote {
  /** Masked: `JJ3******7KQ`. */
  code: string
  productCode: string
  productName: string | null
  boxes: number
  channel: UseChannel
  place: string
  at: Date
}
