import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/backoffice/reports/offers/api.ts'
import type { Context } from '../../../context.ts'
import { periodOf } from '../period.ts'
import { areOffersBehind, sumGifts, sumVouchers } from './offer-queries.ts'

/** What vouchers of a time cost and brought, of days that were counted; no row names anybody. */
export async function getVoucherReport(
  ctx: Context,
  asked: ParsedInput<typeof api.getVoucherReport>,
): Promise<Output<typeof api.getVoucherReport>> {
  const days = periodOf(ctx, asked)
  const { by, channel = null, campaign = null } = asked
  const [rows, behind] = await Promise.all([
    sumVouchers(ctx.db, { ...days, by, channel, campaign }),
    areOffersBehind(ctx.db, 'vouchers'),
  ])
  const ofChannel = by === 'channel' || channel !== null
  // An order with vouchers of two campaigns would count twice.
  const ofCampaign = by === 'campaign' || campaign !== null
  const items = rows.map((row) => ({
    ...row,
    issued: ofChannel ? null : row.issued,
    expired: ofChannel ? null : row.expired,
    orders: ofCampaign ? row.orders : null,
    net: ofCampaign ? row.net : null,
  }))
  return { ...days, by, behind, items }
}

/** The same of gifts, with what is left of each now. */
export async function getGiftReport(
  ctx: Context,
  asked: ParsedInput<typeof api.getGiftReport>,
): Promise<Output<typeof api.getGiftReport>> {
  const days = periodOf(ctx, asked)
  const { by, gift = null } = asked
  const [items, behind] = await Promise.all([
    sumGifts(ctx.db, { ...days, by, gift }),
    areOffersBehind(ctx.db, 'gifts'),
  ])
  return { ...days, by, behind, items }
}
