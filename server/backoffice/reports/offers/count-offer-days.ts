import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../../platform/db.ts'
import { queryRows } from '../../../platform/query-rows.ts'
import { giftDays } from './gift-days.ts'
import { voucherDays } from './voucher-days.ts'

/** Pairs that are counted in one transaction. */
const maxPairs = 200

const takeVouchers = `
  with pairs as (
    select distinct campaign_id, day from voucher_day_due order by day desc, campaign_id limit ${maxPairs}
  ), taken as (
    delete from voucher_day_due d using pairs p where d.campaign_id = p.campaign_id and d.day = p.day
  )
  select campaign_id as id, day::text as day from pairs`

const takeGifts = `
  with pairs as (
    select distinct gift_id, day from gift_day_due order by day desc, gift_id limit ${maxPairs}
  ), taken as (
    delete from gift_day_due d using pairs p where d.gift_id = p.gift_id and d.day = p.day
  )
  select gift_id as id, day::text as day from pairs`

const pairsOf = (id: string) =>
  `select ${id}, day from unnest($1::int[], $2::date[]) as asked (${id}, day)`

const forget = (table: string, id: string) =>
  `delete from ${table} d using (${pairsOf(id)}) p where d.${id} = p.${id} and d.day = p.day`

const writeVouchers = `
  insert into voucher_day (day, campaign_id, channel, issued, unused, used, given_back, discount, orders, net)
  ${voucherDays(pairsOf('campaign_id'), '$3::date')}`

const writeGifts = `
  insert into gift_day (day, gift_id, exchanged, delivered, returned, points, cost, uncosted)
  select day, gift_id, exchanged, coalesce(delivered, 0), returned, points, cost, coalesce(uncosted, 0)
  from (${giftDays(pairsOf('gift_id'))}) as counted`

/** Counts some days of campaigns and gifts that are due; false where none are. Within a transaction. */
export async function countDueOfferDays(trx: Db, today: VietnamDay): Promise<boolean> {
  // One at a time: of two that count a day, the one that read first must not write last.
  await queryRows(trx, `select pg_advisory_xact_lock(hashtext('offer days'))`)
  const endedUntil = addDays(today, -1)
  await noteEnded(trx, endedUntil)
  const vouchers = await queryRows<Pair>(trx, takeVouchers)
  if (vouchers.length > 0) {
    await queryRows(trx, forget('voucher_day', 'campaign_id'), valuesOf(vouchers))
    await queryRows(trx, writeVouchers, [...valuesOf(vouchers), endedUntil])
  }
  const gifts = await queryRows<Pair>(trx, takeGifts)
  if (gifts.length > 0) {
    await queryRows(trx, forget('gift_day', 'gift_id'), valuesOf(gifts))
    await queryRows(trx, writeGifts, valuesOf(gifts))
  }
  return vouchers.length + gifts.length > 0
}

interface Pair {
  id: number
  day: VietnamDay
}

function valuesOf(pairs: readonly Pair[]): unknown[] {
  return [pairs.map(({ id }) => id), pairs.map(({ day }) => day)]
}

/** Nobody writes when a day goes by: vouchers that ended on it unused are noted once, after it. */
async function noteEnded(trx: Db, until: VietnamDay): Promise<void> {
  await queryRows(
    trx,
    `with past as (
       select coalesce((select ended_until from voucher_day_mark), '-infinity') as until
     ), ended as (
       insert into voucher_day_due (campaign_id, day)
       select distinct v.campaign_id, v.expires_on from voucher v, past
       where v.state = 'free' and v.expires_on > past.until and v.expires_on <= $1::date
     )
     insert into voucher_day_mark (ended_until) values ($1::date)
     on conflict (only_row) do update set ended_until = excluded.ended_until
       where voucher_day_mark.ended_until < excluded.ended_until`,
    [until],
  )
}
