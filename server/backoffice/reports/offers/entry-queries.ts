import type {
  GiftFigure,
  OfferEntry,
  VoucherChannel,
} from '#domain/backoffice/reports/offers/api.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../../platform/db.ts'
import { queryRows } from '../../../platform/query-rows.ts'
import { onDays } from '../period.ts'
import { takenOff } from './voucher-days.ts'

/** Where a page ended: the moment to the microsecond, as PostgreSQL writes it, and the row. */
export interface Place {
  at: string
  id: number
}

export interface FoundEntry extends Omit<OfferEntry, 'id' | 'at'> {
  id: number
  kind: 'use' | 'voucher' | 'series' | 'exchange'
  at: Date
  place: string
}

interface Wanted {
  from: VietnamDay
  to: VietnamDay
  after: Place | null
  limit: number
}

/** `$1`…`$2` are days, `$3`, `$4` where the last page ended, `$5` how many. */
const page = (at: string, id: string) => `${onDays(at, '$1::date', '$2::date')}
  and ($3::timestamptz is null or (${at}, ${id}) < ($3::timestamptz, $4::bigint))
  order by ${at} desc, ${id} desc limit $5`

const valuesOf = ({ from, to, after, limit }: Wanted) => [
  from,
  to,
  after?.at ?? null,
  after?.id ?? null,
  limit,
]

const channel = `case when u.cause like 'counter:%' then 'counter'
  when o.taken_by is not null then 'telephone' else 'shop' end`

/** Uses that stand, or those that were given back. */
export function listUses(
  db: Db,
  wanted: Wanted & { stand: boolean; campaign: number | null; channel: VoucherChannel | null },
): Promise<FoundEntry[]> {
  const text = `
    select u.id, 'use' as kind, u.created_at as at, u.created_at::text as place, c.name,
      ${channel} as channel, o.code as order_code, u.state, 1 as quantity, (case when u.state = 'released' then u.saving else ${takenOff} end)::float8 as vnd,
      null as points
    from voucher_use u join voucher_campaign c on c.id = u.campaign_id
      left join shop_order o on u.cause like 'order:%' and o.code = substr(u.cause, 7)
    where ($6::int is null or u.campaign_id = $6) and (u.state <> 'released') = $7
      and ($8::text is null or ${channel} = $8) and ${page('u.created_at', 'u.id')}`
  const { campaign, stand, channel: asked } = wanted
  return queryRows<FoundEntry>(db, text, [...valuesOf(wanted), campaign, stand, asked])
}

const voucherColumns = `null as channel, null as order_code, 1 as quantity, null::float8 as vnd, null as points`

/** Vouchers that were made for members, and series that were printed: with a number below 0, so that both can be paged as one. */
export function listIssued(
  db: Db,
  wanted: Wanted & { campaign: number | null },
): Promise<FoundEntry[]> {
  const text = `
    select * from (
      select * from (
        select v.id, 'voucher' as kind, v.issued_at as at, v.issued_at::text as place, c.name, v.state,
          ${voucherColumns}
        from voucher v join voucher_campaign c on c.id = v.campaign_id
        where v.account_id is not null and ($6::int is null or v.campaign_id = $6)
          and ${page('v.issued_at', 'v.id')}) bound
      union all
      select * from (
        select -s.id, 'series', s.printed_at as at, s.printed_at::text, c.name, 'printed', null, null,
          s.printed, null::float8, null
        from voucher_print s join voucher_campaign c on c.id = s.campaign_id
        where ($6::int is null or s.campaign_id = $6) and ${page('s.printed_at', '-s.id')}) printed
    ) made order by at desc, id desc limit $5`
  return queryRows<FoundEntry>(db, text, [...valuesOf(wanted), wanted.campaign])
}

/** Vouchers that ended unused, by their last day. */
export function listUnused(
  db: Db,
  wanted: Wanted & { campaign: number | null },
): Promise<FoundEntry[]> {
  const text = `
    select v.id, 'voucher' as kind, v.expires_on::timestamp at time zone 'Asia/Ho_Chi_Minh' as at,
      v.expires_on::text as place, c.name, v.state, ${voucherColumns}
    from voucher v join voucher_campaign c on c.id = v.campaign_id
    where v.state = 'free' and ($6::int is null or v.campaign_id = $6)
      and v.expires_on between $1::date and least($2::date, (select ended_until from voucher_day_mark))
      and ($3::date is null or (v.expires_on, v.id) < ($3::date, $4::bigint))
    order by v.expires_on desc, v.id desc limit $5`
  return queryRows<FoundEntry>(db, text, [...valuesOf(wanted), wanted.campaign])
}

const ofFigure: Record<GiftFigure, string> = {
  exchanged: `(x.state <> 'returned' or x.kept > 0)`,
  delivered: `x.state = 'given'`,
  returned: `x.state = 'returned' and x.quantity > x.kept`,
  uncosted: `x.unit_cost is null and g.kind = 'gift' and (x.state <> 'returned' or x.kept > 0)`,
}

/** Exchanges behind a figure; pieces, points and cost of the part that it counts. */
export function listExchanged(
  db: Db,
  wanted: Wanted & { gift: number | null; figure: GiftFigure },
): Promise<FoundEntry[]> {
  const text = `
    select x.id, 'exchange' as kind, x.created_at as at, x.created_at::text as place, g.name,
      null as channel, o.code as order_code, x.state, s.pieces as quantity,
      (x.unit_cost * s.pieces)::float8 as vnd, x.point_cost * s.pieces as points
    from gift_exchange x join gift g on g.id = x.gift_id
      left join shop_order o on x.cause like 'order:%' and o.code = substr(x.cause, 7)
      cross join lateral (select case when $7::text = 'returned' then x.quantity - x.kept
        when x.state = 'returned' then x.kept else x.quantity end as pieces) s
    where ($6::int is null or x.gift_id = $6) and ${ofFigure[wanted.figure]}
      and ${page('x.created_at', 'x.id')}`
  return queryRows<FoundEntry>(db, text, [...valuesOf(wanted), wanted.gift, wanted.figure])
}
