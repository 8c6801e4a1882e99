import { days, hours } from '#domain/kernel/durations.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import type { CampaignKey } from './vouchers.ts'

/** What the demo's member did with points, by the shop's own slugs and codes. */
export type Happening = PastCode | PastOrder | PastVoucher | PastExchange | PastSweep

export interface PastCode {
  kind: 'code'
  at: Date
  product: string
  /** Who entered it, when it was not the member. */
  pharmacy?: { code: string; name: string }
}

/** A voucher that came as a present. */
export interface PastVoucher {
  kind: 'voucher'
  at: Date
  campaign: CampaignKey
}

/** A voucher for points, at once. */
export interface PastExchange {
  kind: 'exchange'
  at: Date
  gift: string
}

/** Points whose day is over go. */
interface PastSweep {
  kind: 'sweep'
  at: Date
}

export interface PastOrder {
  kind: 'order'
  products: { slug: string; quantity: number }[]
  gifts: string[]
  /** Uses the last voucher that was had for this gift. */
  voucher?: string
  life: { event: OrderEvent; at: Date; note?: string }[]
}

/** What can be spent in the end. */
export const finalPoints = 1240
export const correction = 'Tổng đài bù điểm cho đơn giao trễ'

const pharmacy = { code: 'NT001', name: 'Nhà thuốc Minh Châu, Đống Đa, Hà Nội' }

/**
 * More than a year up to this moment. What expires does so at the end of the last quarter, so some
 * of it counts from there and the rest from now.
 */
export function historyUntil(now: Date, quarterStart: Date): Happening[] {
  const ago = (count: number, hour = 0) => new Date(now.getTime() - days(count) - hours(hour))
  const beforeQuarter = (count: number) => new Date(quarterStart.getTime() - days(count))
  const code = (at: Date, product: string): PastCode => ({ kind: 'code', at, product })
  return [
    // Earned twelve to fifteen months before the last quarter's end: what is left of it expires then.
    code(beforeQuarter(409.6), 'otiv'),
    code(beforeQuarter(396.3), 'alipas'),
    code(beforeQuarter(384.4), 'combo-6-hop-angela'),
    code(ago(362, 3), 'combo-6-hop-alipas'),
    { ...code(ago(338, 5), 'combo-6-hop-jex'), pharmacy },
    code(ago(286, 2), 'combo-6-hop-wit'),
    { kind: 'voucher', at: lastBirthday(now), campaign: 'birthday' },
    code(ago(231, 7), 'combo-6-hop-jex'),
    code(ago(199, 4), 'ritana-sang-da-30-vien'),
    { kind: 'exchange', at: ago(176, 1), gift: 'QV-20K' },
    code(ago(168, 6), 'combo-3-hop-angela'),
    {
      kind: 'order',
      products: [{ slug: 'lutein-20mg-nutriva', quantity: 1 }],
      gifts: [],
      voucher: 'QV-20K',
      life: delivered(ago(150, 3)),
    },
    code(ago(121, 2), 'combo-6-hop-otiv'),
    code(ago(96, 8), 'combo-3-hop-alipas'),
    {
      kind: 'order',
      products: [],
      gifts: ['QT-HOPTHUOC7'],
      life: [
        { event: 'placedWithGifts', at: beforeQuarter(5.2) },
        { event: 'pointsBurntCash', at: beforeQuarter(5.2) },
        { event: 'handedToCarrier', at: beforeQuarter(4.4) },
        { event: 'deliveryFailed', at: beforeQuarter(2.1), note: 'Không liên lạc được người nhận' },
        {
          event: 'goodsBack',
          at: new Date(Math.max(ago(12).getTime(), quarterStart.getTime() + hours(9))),
        },
      ],
    },
    { kind: 'sweep', at: new Date(quarterStart.getTime() + hours(0.4)) },
    {
      kind: 'order',
      products: [],
      gifts: ['QT-BINH500'],
      life: [
        { event: 'placedWithGifts', at: ago(44, 6) },
        { event: 'pointsBurntCash', at: ago(44, 6) },
        { event: 'handedToCarrier', at: ago(43, 8) },
        { event: 'delivered', at: ago(41, 5) },
      ],
    },
    code(ago(37, 9), 'combo-3-hop-wit'),
    { kind: 'exchange', at: ago(24, 4), gift: 'QV-20K' },
    code(ago(20, 1), 'combo-3-hop-jex'),
    code(ago(15, 2), 'combo-6-hop-jex'),
    code(ago(9, 7), 'combo-3-hop-otiv'),
    { kind: 'voucher', at: ago(5, 3), campaign: 'silver' },
    {
      kind: 'order',
      products: [{ slug: 'combo-3-hop-jex', quantity: 1 }],
      gifts: [],
      life: [
        { event: 'placedCash', at: ago(3, 4) },
        { event: 'handedToCarrier', at: ago(2, 6) },
      ],
    },
  ]
}

/** The morning of the demo member's last birthday. */
function lastBirthday(now: Date): Date {
  const year = now.getUTCFullYear()
  const thisYears = new Date(`${year}-03-08T09:00:00+07:00`)
  return thisYears <= now ? thisYears : new Date(`${year - 1}-03-08T09:00:00+07:00`)
}

function delivered(placed: Date): PastOrder['life'] {
  const after = (count: number) => new Date(placed.getTime() + days(count))
  return [
    { event: 'placedCash', at: placed },
    { event: 'handedToCarrier', at: after(0.8) },
    { event: 'deliveredWithPoints', at: after(2.3) },
    { event: 'pointsCredited', at: after(2.3) },
  ]
}
