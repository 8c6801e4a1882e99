import type { VoucherTerms } from '#domain/voucher/terms.ts'

/** A campaign as the stores read it. */
export interface CampaignRow extends VoucherTerms {
  id: number
  published: boolean
  membersOnly: boolean
  stacks: boolean
  totalLimit: number | null
  perMemberLimit: number | null
  /** Whether pharmacies take it at the counter, and as what. */
  counter: 'none' | 'offer' | 'prize'
  /** The customer proves the phone by a code. */
  counterOtp: boolean
  used: number
}

/** Its columns, of the table as `c`. */
export const campaignColumns = `c.id, c.name, c.description, c.kind as type, c.value,
  c.max_value as "maxValue", c.product_codes as "productCodes", c.min_goods as "minGoods",
  c.starts_on as "startsOn", c.ends_on as "endsOn", c.published, c.members_only as "membersOnly",
  c.stacks, c.total_limit as "totalLimit", c.per_member_limit as "perMemberLimit", c.used,
  c.counter, c.counter_otp as "counterOtp"`
