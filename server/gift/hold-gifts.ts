import type { Db } from '../platform/db.ts'

export interface AskedGift {
  id: number
  quantity: number
}

/** A gift as it is kept with the order that holds it. */
export interface HeldGift {
  giftId: number
  promotionId: number
  name: string
  kind: 'gift' | 'voucher'
  productCode: string
  /** Points of one piece. */
  pointCost: number
  quantity: number
  /** Picture stem. */
  picture: string
  /** How many can be exchanged now. */
  remaining: number
}

interface GiftHold {
  accountId: number
  gifts: readonly AskedGift[]
  cause: string
  /** The ledger's words. */
  note: string
  at: Date
}

export async function holdGifts(trx: Db, hold: GiftHold): Promise<HeldGift[]> {
  throw new Error('not written yet')
}
