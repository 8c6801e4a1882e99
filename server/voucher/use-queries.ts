import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

// Rows that others refer to are changed one by one in the order of their ids, each by a plain
// update: it waits for its row, looks at it anew and locks it at once (docs/rules/locking.md).

const countCampaign = `
  update voucher_campaign set used = used + $2::int
  where id = $1 and (total_limit is null or used + $2::int <= total_limit) returning id`

/** False when no more of the campaign may be used. */
export async function countForCampaign(trx: Db, id: number, count: number): Promise<boolean> {
  return (await queryRows(trx, countCampaign, [id, count])).length > 0
}

// The campaign's row is locked by now: what others have taken beside it stands still.
const besideIt = `(select coalesce(sum(o.used), 0) from voucher_holder o
    where o.campaign_id = $1 and o.holder = any($4::text[]))`
const countHolder = `
  insert into voucher_holder as h (campaign_id, holder, used)
  select c.id, $2, $3::int from voucher_campaign c
  where c.id = $1 and (c.per_member_limit is null or $3::int + ${besideIt} <= c.per_member_limit)
  on conflict (campaign_id, holder) do update set used = h.used + excluded.used
    where h.used + excluded.used + ${besideIt} <= coalesce(
      (select per_member_limit from voucher_campaign c where c.id = h.campaign_id), 2147483647)
  returning h.campaign_id`

/** False when this holder may have no more of the campaign, those beside it counted along. */
export async function countForHolder(
  trx: Db,
  {
    id,
    holder,
    beside,
    count,
  }: { id: number; holder: string; beside: readonly string[]; count: number },
): Promise<boolean> {
  return (await queryRows(trx, countHolder, [id, holder, count, [...beside]])).length > 0
}

const take = `
  update voucher set state = 'held' where id = $1 and state = 'free' and expires_on >= $2::date
  returning id`

/** False when something else was quicker with it, or its day is over. */
export async function takeVoucher(trx: Db, id: number, today: VietnamDay): Promise<boolean> {
  return (await queryRows(trx, take, [id, today])).length > 0
}

const insert = `
  insert into voucher_use (campaign_id, voucher_id, holder, cause, saving, created_at)
  select campaign_id, voucher_id, $4, $5, saving, $6
  from unnest($1::int[], $2::bigint[], $3::bigint[]) as u (campaign_id, voucher_id, saving)`

export async function insertUses(
  trx: Db,
  uses: {
    vouchers: readonly { campaignId: number; voucherId: number | null; saving: number }[]
    holder: string
    cause: string
    at: Date
  },
): Promise<void> {
  const { vouchers, holder, cause, at } = uses
  await queryRows(trx, insert, [
    vouchers.map(({ campaignId }) => campaignId),
    vouchers.map(({ voucherId }) => voucherId),
    vouchers.map(({ saving }) => saving),
    holder,
    cause,
    at,
  ])
}

const settle = `
  with settled as (
    update voucher_use set state = 'used', settled_at = $2 where cause = $1 and state = 'held'
    returning voucher_id
  )
  update voucher v set state = 'used' from settled where v.id = settled.voucher_id`

export async function settleUses(trx: Db, done: { cause: string; at: Date }): Promise<void> {
  await queryRows(trx, settle, [done.cause, done.at])
}

export type ReleasedUse = CamelRow<'voucher_use', 'campaign_id' | 'voucher_id' | 'holder'>

/** One of the vouchers that a cause has taken. */
export interface TakenOne {
  campaignId: number
  voucherId: number | null
}

const release = `
  update voucher_use u set state = 'released', settled_at = $2
  where u.cause = $1 and u.state in ('held', 'used') and ($3::json is null or exists (
    select from json_to_recordset($3::json) as x ("campaignId" int, "voucherId" bigint)
    where x."campaignId" = u.campaign_id and x."voucherId" is not distinct from u.voucher_id))
  returning campaign_id as "campaignId", voucher_id as "voucherId", holder`

/** Of several at once one gets the rows. */
export async function releaseUses(
  trx: Db,
  { cause, at, only }: { cause: string; at: Date; only?: readonly TakenOne[] | undefined },
): Promise<ReleasedUse[]> {
  return queryRows<ReleasedUse>(trx, release, [cause, at, only ? JSON.stringify(only) : null])
}

/** One use less of a campaign and of its holder. */
export async function uncount(trx: Db, { campaignId, holder }: ReleasedUse): Promise<void> {
  await queryRows(trx, 'update voucher_campaign set used = used - 1 where id = $1', [campaignId])
  const less = 'update voucher_holder set used = used - 1 where campaign_id = $1 and holder = $2'
  await queryRows(trx, less, [campaignId, holder])
}

const moreDays = 7

// What comes back to a recalled series is worthless like the rest of it.
const free = `
  update voucher v set state = case when exists (select from voucher_print p
      where v.account_id is null and v.cause = 'print:' || p.id and p.recalled_at is not null)
    then 'revoked' else 'free' end,
    expires_on = case when expires_on < $2::date and not extended then $3::date else expires_on end,
    extended = extended or expires_on < $2::date
  where id = $1 and state in ('held', 'used') returning state, campaign_id as "campaignId"`

const countRecalled = 'update voucher_campaign set recalled = recalled + 1 where id = $1'

/** Can be used again; for a week more, once, when its last day has passed meanwhile. */
export async function freeVoucher(trx: Db, id: number, today: VietnamDay): Promise<void> {
  type Freed = CamelRow<'voucher', 'state' | 'campaign_id'>
  const values = [id, today, addDays(today, moreDays)]
  for (const { state, campaignId } of await queryRows<Freed>(trx, free, values)) {
    if (state === 'revoked') await queryRows(trx, countRecalled, [campaignId])
  }
}
