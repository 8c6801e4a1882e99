import type {
  GiftGroup,
  VoucherChannel,
  VoucherGroup,
} from '#domain/backoffice/reports/offers/api.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../../platform/db.ts'
import { queryRows } from '../../../platform/query-rows.ts'

interface Days {
  from: VietnamDay
  to: VietnamDay
}

/** More rows than anybody reads; the smallest are left out. */
const maxRows = 1000

export interface SummedVouchers {
  key: string
  name: string
  issued: number
  used: number
  given_back: number
  expired: number
  discount: number
  orders: number
  net: number
}

const voucherKeys: Record<VoucherGroup, { key: string; name: string; order: string }> = {
  campaign: { key: 'd.campaign_id::text', name: 'c.name', order: 'discount desc, used desc, key' },
  month: { key: `date_trunc('month', d.day)::date::text`, name: `''`, order: 'key desc' },
  channel: { key: 'd.channel', name: `''`, order: 'discount desc, key' },
}

export function sumVouchers(
  db: Db,
  asked: Days & { by: VoucherGroup; channel: VoucherChannel | null; campaign: number | null },
): Promise<SummedVouchers[]> {
  const { from, to, by, channel, campaign } = asked
  const { key, name, order } = voucherKeys[by]
  const text = `
    select ${key} as key, ${name} as name, sum(d.issued)::float8 as issued, sum(d.used)::float8 as used,
      sum(d.given_back)::float8 as given_back, sum(d.unused)::float8 as expired,
      sum(d.discount)::float8 as discount, sum(d.orders)::float8 as orders, sum(d.net)::float8 as net
    from voucher_day d join voucher_campaign c on c.id = d.campaign_id
    where d.day between $1::date and $2::date and ($3::text is null or d.channel = $3)
      and ($4::int is null or d.campaign_id = $4) and (${by === 'channel' ? `d.channel <> ''` : 'true'})
    group by 1, 2 order by ${order} limit ${maxRows}`
  return queryRows<SummedVouchers>(db, text, [from, to, channel, campaign])
}

export interface SummedGifts {
  key: string
  name: string
  exchanged: number
  delivered: number
  returned: number
  points: number
  cost: number
  uncosted: number
  left: number | null
}

const giftKeys: Record<GiftGroup, { key: string; name: string; left: string; order: string }> = {
  gift: {
    key: 'd.gift_id::text',
    name: 'g.name',
    left: '(g.on_hand - g.reserved)::float8',
    order: 'points desc, key',
  },
  month: {
    key: `date_trunc('month', d.day)::date::text`,
    name: `''`,
    left: 'null::float8',
    order: 'key desc',
  },
}

export function sumGifts(
  db: Db,
  asked: Days & { by: GiftGroup; gift: number | null },
): Promise<SummedGifts[]> {
  const { from, to, by, gift } = asked
  const { key, name, left, order } = giftKeys[by]
  const text = `
    select ${key} as key, ${name} as name, sum(d.exchanged)::float8 as exchanged,
      sum(d.delivered)::float8 as delivered, sum(d.returned)::float8 as returned,
      sum(d.points)::float8 as points, sum(d.cost)::float8 as cost,
      sum(d.uncosted)::float8 as uncosted, ${left} as left
    from gift_day d join gift g on g.id = d.gift_id
    where d.day between $1::date and $2::date and ($3::int is null or d.gift_id = $3)
    group by 1, 2, 9 order by ${order} limit ${maxRows}`
  return queryRows<SummedGifts>(db, text, [from, to, gift])
}

/** Whether something moved that no day has counted yet. */
export async function areOffersBehind(db: Db, of: 'vouchers' | 'gifts'): Promise<boolean> {
  const text =
    of === 'gifts'
      ? 'select exists (select from gift_day_due) as behind'
      : `select exists (select from voucher_day_due) or exists (select from order_day_due) as behind`
  return (await queryRows<{ behind: boolean }>(db, text))[0]!.behind
}
