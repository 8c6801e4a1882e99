import type { HoldReason } from '#domain/game/backoffice/claims.ts'
import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { lockAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Campaign } from './campaign-queries.ts'
import type { Barred } from './may-play.ts'
import { isSent } from './shown-win.ts'

export interface NewWin {
  accountId: number | null
  /** Why its winner may not play at all, where that came to be known after the turn began. */
  barred: Barred | null
  prize: AnnouncedPrize
  at: Date
}

/**
 * Why somebody is to look at a win before it is given, by the campaign's rules; null: it is given at once. Never asked
 * before the result stands: it changes no draw.
 */
export async function whyHeld(
  trx: Db,
  campaign: Campaign,
  { accountId, barred, prize, at }: NewWin,
): Promise<HoldReason | null> {
  if (accountId === null && !isSent(prize)) return 'nobody'
  const { wins_per_phone: max, value_from: from } = campaign.rules.holds
  if (barred === 'staff') return 'staff'
  if (from !== null && prize.value >= from) return 'value'
  if (max === null || accountId === null) return null
  // Two wins of one person at once are counted one after the other.
  await lockAccount(trx, accountId, at)
  return (await countWinsOf(trx, campaign.id, accountId)) >= max ? 'phone' : null
}

const ofAccount = `
  select count(*)::int as wins from game_win
  where campaign_id = $1 and account_id = $2 and state <> 'lapsed'`

async function countWinsOf(trx: Db, campaignId: number, accountId: number): Promise<number> {
  const [found] = await queryRows<{ wins: number }>(trx, ofAccount, [campaignId, accountId])
  return found!.wins
}

// One that was looked at before and comes again, as when its order is given back, waits anew.
const insert = `
  insert into game_hold (campaign_id, number, reason, held_at) values ($1, $2, $3, $4)
  on conflict (campaign_id, number) do update set reason = excluded.reason, held_at = excluded.held_at,
    decision = null, decided_by = null, decided_at = null, note = ''`

export async function insertHold(
  trx: Db,
  of: { campaignId: number; number: number; reason: HoldReason; at: Date },
): Promise<void> {
  await queryRows(trx, insert, [of.campaignId, of.number, of.reason, of.at])
}

const holdAddress = `
  with mine as (select * from game_claim where campaign_id = $1 and number = $2)
  update game_win w set state = 'held'
  from mine
  where w.campaign_id = $1 and w.number = $2 and w.state = 'won'
    and $3 <= (select count(*) from game_claim c join game_win o using (campaign_id, number)
      where c.campaign_id = $1 and c.number <> $2 and o.state <> 'lapsed'
        and c.province_id = mine.province_id and c.ward_id = mine.ward_id
        and vn_fold(c.street) = vn_fold(mine.street))
    and not exists (select from game_hold h
      where h.campaign_id = $1 and h.number = $2 and h.decision = 'released')
  returning w.number`
const lockAddresses = `select pg_advisory_xact_lock(hashtextextended('game claims ' || $1, 0))`

/** Holds a win whose address as many other wins of the campaign go to already; staff have the last word. */
export async function holdSameAddress(
  trx: Db,
  { id, rules }: Pick<Campaign, 'id' | 'rules'>,
  { number, at }: { number: number; at: Date },
): Promise<boolean> {
  const max = rules.holds.wins_per_address
  if (max === null) return false
  await queryRows(trx, lockAddresses, [String(id)])
  const held = await queryRows(trx, holdAddress, [id, number, max])
  if (held.length === 0) return false
  await insertHold(trx, { campaignId: id, number, reason: 'address', at })
  return true
}
