import { z } from 'zod'
import { endpoint } from '../../../contract.ts'
import { rowIdField } from '../../../kernel/fields.ts'
import { isPeriod, periodInput, periodTurned, sliceInput } from '../period.ts'

export const voucherGroups = ['campaign', 'month', 'channel'] as const
export type VoucherGroup = (typeof voucherGroups)[number]

/** Where vouchers are used: on the website, in orders by telephone, at a pharmacy's counter. */
export const voucherChannels = ['shop', 'telephone', 'counter'] as const
export type VoucherChannel = (typeof voucherChannels)[number]

const voucherInput = {
  ...periodInput,
  channel: z.enum(voucherChannels).optional(),
  campaign: rowIdField.optional(),
}

const voucherRow = z.object({
  /** A campaign's number, the first of a month, or a channel. */
  key: z.string(),
  name: z.string(),
  /** Null where a channel is asked for: they are of none. */
  issued: z.int().nullable(),
  used: z.int(),
  given_back: z.int(),
  /** Ended unused. */
  expired: z.int().nullable(),
  /** Đồng. */
  discount: z.int(),
  /** Null where one order has several such rows. */
  orders: z.int().nullable(),
  net: z.int().nullable(),
})
export type VoucherRow = z.output<typeof voucherRow>
export const voucherFigures = ['issued', 'used', 'given_back', 'expired'] as const
export type VoucherFigure = (typeof voucherFigures)[number]

export const voucherReportInput = z
  .object({ ...voucherInput, by: z.enum(voucherGroups).default('campaign') })
  .refine(isPeriod, periodTurned)

export const getVoucherReport = endpoint({
  method: 'GET',
  path: '/admin/reports/vouchers',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary:
    'What vouchers of a time cost and brought, by campaign, month or channel; the last 30 days without days',
  input: voucherReportInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** By what the keys are. */
    by: z.enum(voucherGroups),
    behind: z.boolean(),
    items: z.array(voucherRow),
  }),
  errors: [],
})

const offerEntry = z.object({
  /** `use-12`, `voucher-7`, `series-3`, `exchange-5`. */
  id: z.string(),
  at: z.string(),
  /** The campaign, or the gift. */
  name: z.string(),
  channel: z.enum(voucherChannels).nullable(),
  order_code: z.string().nullable(),
  state: z.enum([
    'free',
    'held',
    'used',
    'released',
    'revoked',
    'printed',
    'burnt',
    'given',
    'returned',
  ]),
  quantity: z.int(),
  /** Đồng that a voucher took off, or a gift costs; null where that says nothing. */
  vnd: z.int().nullable(),
  /** Of a gift. */
  points: z.int().nullable(),
})
export type OfferEntry = z.output<typeof offerEntry>

const entries = z.object({ items: z.array(offerEntry), next: z.string().nullable() })

export const voucherEntriesInput = z.object({ ...voucherInput, figure: z.enum(voucherFigures) })

export const listVoucherEntries = endpoint({
  method: 'GET',
  path: '/admin/reports/vouchers/entries',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary: 'The vouchers, series and uses behind a figure of the report on vouchers, newest first',
  input: z.object({ ...voucherEntriesInput.shape, ...sliceInput }).refine(isPeriod, periodTurned),
  output: entries,
  errors: [],
})

export const giftGroups = ['gift', 'month'] as const
export type GiftGroup = (typeof giftGroups)[number]

const giftInput = { ...periodInput, gift: rowIdField.optional() }

const giftRow = z.object({
  /** A gift's number, or the first of a month. */
  key: z.string(),
  name: z.string(),
  exchanged: z.int(),
  delivered: z.int(),
  returned: z.int(),
  points: z.int(),
  /** Đồng, of the pieces that somebody has put a cost on. */
  cost: z.int(),
  /** Pieces without one. */
  uncosted: z.int(),
  /** What can still be exchanged now; null by month. */
  left: z.int().nullable(),
})
export type GiftRow = z.output<typeof giftRow>
export const giftFigures = ['exchanged', 'delivered', 'returned', 'uncosted'] as const
export type GiftFigure = (typeof giftFigures)[number]

export const giftReportInput = z
  .object({ ...giftInput, by: z.enum(giftGroups).default('gift') })
  .refine(isPeriod, periodTurned)

export const getGiftReport = endpoint({
  method: 'GET',
  path: '/admin/reports/gifts',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary: 'Gifts that were taken in a time, their points and cost; the last 30 days without days',
  input: giftReportInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** By what the keys are. */
    by: z.enum(giftGroups),
    behind: z.boolean(),
    items: z.array(giftRow),
  }),
  errors: [],
})

export const giftEntriesInput = z.object({ ...giftInput, figure: z.enum(giftFigures) })

export const listGiftEntries = endpoint({
  method: 'GET',
  path: '/admin/reports/gifts/entries',
  realm: 'staff',
  permission: 'reports.loyalty',
  summary: 'The exchanges behind a figure of the report on gifts, newest first',
  input: z.object({ ...giftEntriesInput.shape, ...sliceInput }).refine(isPeriod, periodTurned),
  output: entries,
  errors: [],
})
