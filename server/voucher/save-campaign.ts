import type { Db } from '../platform/db.ts'
import { upsertCampaign } from './save-campaign-queries.ts'

/** Terms of a voucher campaign; what is left out is unlimited, for everyone and for every product. */
export interface NewCampaign {
  id?: number
  name: string
  description?: string
  /** Everybody's code; none: each voucher has its own. */
  code?: string
  kind: 'amount' | 'percentage'
  /** Đồng, or percent. */
  value: number
  /** Cap of a percentage in đồng. */
  maxValue?: number
  productCodes?: readonly string[]
  /** Đồng of goods it needs. */
  minGoods?: number
  startsOn: string
  endsOn: string
  /** How long one made for a person lives. */
  validDays?: number
  totalLimit?: number
  perMemberLimit?: number
  membersOnly?: boolean
  stacks?: boolean
  listed?: boolean
  published?: boolean
  /** Pharmacies take its vouchers at the counter: as an offer on goods, or a prize worth `value` đồng. */
  counter?: 'offer' | 'prize'
  /**
   * The customer proves the phone by a one-time code there. Everybody's code always asks for it: the
   * database takes no other.
   */
  counterOtp?: boolean
  createdAt: Date
}

/** Writes a campaign's terms, anew where its id exists; its id. */
export async function saveCampaign(db: Db, campaign: NewCampaign): Promise<number> {
  return upsertCampaign(db, campaign)
}
