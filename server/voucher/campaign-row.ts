import type { CamelRow, Column } from '../platform/rows.ts'

/** A campaign as the pharmacies read it. */
export interface CampaignRow extends CamelRow<
  'voucher_campaign',
  | 'id'
  | 'name'
  | 'description'
  | 'value'
  | 'max_value'
  | 'product_codes'
  | 'min_goods'
  | 'starts_on'
  | 'ends_on'
  | 'published'
  | 'members_only'
  | 'stacks'
  | 'total_limit'
  | 'per_member_limit'
  | 'used'
> {
  type: Column<'voucher_campaign', 'kind'>
  /** Whether pharmacies take it at the counter, and as what. */
  counter: Column<'voucher_campaign', 'counter'>
  /** The customer proves the phone by a code. */
  counterOtp: Column<'voucher_campaign', 'counter_otp'>
}

/** Its columns, of the table as `c`. */
export const campaignColumns = `c.id, c.name, c.description, c.kind as type, c.value,
  c.max_value as "maxValue", c.product_codes as "productCodes", c.min_goods as "minGoods",
  c.starts_on as "startsOn", c.ends_on as "endsOn", c.published, c.members_only as "membersOnly",
  c.stacks, c.total_limit as "totalLimit", c.per_member_limit as "perMemberLimit", c.used,
  c.counter, c.counter_otp as "counterOtp"`
