import {
  giftFigures,
  giftGroups,
  voucherChannels,
  voucherFigures,
  voucherGroups,
  type GiftFigure,
  type GiftGroup,
  type VoucherChannel,
  type VoucherFigure,
  type VoucherGroup,
} from '#domain/backoffice/reports/offers/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { BackofficeQuery } from '../../paths.ts'
import { readDay, type DayRange } from '../../parts/day-ranges.ts'

export interface VoucherFilter extends DayRange {
  by: VoucherGroup
  channel?: VoucherChannel
  campaign?: number
}

export interface GiftFilter extends DayRange {
  by: GiftGroup
  gift?: number
}

export type OfferFilter = ({ part: 'vouchers' } & VoucherFilter) | ({ part: 'gifts' } & GiftFilter)

/** What the address asks for; what it says wrongly is as if it was not said. */
export function readOfferFilter(query: URLSearchParams): OfferFilter {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  const days = { ...(from && { from }), ...(to && { to }) }
  const by = query.get('xem-theo')
  const one = query.get('muc')
  const id = one && /^[1-9]\d{0,8}$/.test(one) ? Number(one) : null
  if (query.get('phan') === 'qua') {
    const group = giftGroups.find((each) => each === by) ?? 'gift'
    return { part: 'gifts', ...days, by: group, ...(id && { gift: id }) }
  }
  const channel = voucherChannels.find((each) => each === query.get('kenh'))
  const group = voucherGroups.find((each) => each === by) ?? 'campaign'
  return {
    part: 'vouchers',
    ...days,
    by: group,
    ...(channel && { channel }),
    ...(id && { campaign: id }),
  }
}

export function offerQuery(filter: OfferFilter): BackofficeQuery {
  const { from, to, by } = filter
  const days = { tu: from, den: to }
  if (filter.part === 'gifts') {
    const group = by === 'gift' ? undefined : by
    return { ...days, phan: 'qua', 'xem-theo': group, muc: filter.gift?.toString() }
  }
  return {
    ...days,
    'xem-theo': by === 'campaign' ? undefined : by,
    kenh: filter.channel,
    muc: filter.campaign?.toString(),
  }
}

export type OfferEntryFilter =
  | ({ part: 'vouchers'; figure: VoucherFigure } & Omit<VoucherFilter, 'by'>)
  | ({ part: 'gifts'; figure: GiftFigure } & Omit<GiftFilter, 'by'>)

export function readOfferEntryFilter(query: URLSearchParams): OfferEntryFilter {
  const filter = readOfferFilter(query)
  const asked = query.get('so')
  if (filter.part === 'gifts') {
    const { by: _, ...rest } = filter
    return { ...rest, figure: giftFigures.find((each) => each === asked) ?? 'exchanged' }
  }
  const { by: _, ...rest } = filter
  return { ...rest, figure: voucherFigures.find((each) => each === asked) ?? 'used' }
}

/** The rows of a figure of a report's row: of its days, and of what the row is of. */
export function figureQuery(
  filter: OfferFilter & { from: string; to: string },
  key: string,
  figure: VoucherFigure | GiftFigure,
): BackofficeQuery {
  const of = narrowed(filter, key)
  return { ...offerQuery(of), 'xem-theo': undefined, so: figure }
}

function narrowed(filter: OfferFilter & { from: string; to: string }, key: string): OfferFilter {
  if (filter.by === 'month') {
    const last = addDays(`${addDays(key, 31).slice(0, 7)}-01`, -1)
    const { from, to } = filter
    return { ...filter, from: key < from ? from : key, to: last > to ? to : last }
  }
  if (filter.part === 'gifts') return { ...filter, gift: Number(key) }
  return filter.by === 'campaign'
    ? { ...filter, campaign: Number(key) }
    : { ...filter, channel: key as VoucherChannel }
}
