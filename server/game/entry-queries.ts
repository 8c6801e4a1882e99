import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import { knownOf, type Known } from './may-play.ts'

export type Entry = CamelRow<
  'game_entry',
  'number' | 'cause' | 'state' | 'result' | 'hash' | 'salt' | 'at' | 'played_at'
>

const columns = `number, cause, state, result, hash, salt, at, played_at as "playedAt"`

const withKnown = (entry: string) => `
  select e.*, k.* from (select ${knownOf('$1', '$2')},
    (select id from loyalty_account where phone = $2) as "accountId") k
  left join lateral (${entry}) e on true`
const oldestOpen = withKnown(`
  select ${columns} from game_entry
  where campaign_id = $1 and phone = $2 and state = 'open' order by number limit 1`)
const named = withKnown(`
  select ${columns} from game_entry where campaign_id = $1 and phone = $2 and number = $3`)
const ofTicket = `
  select ${columns} from game_entry where campaign_id = $1 and number = $2 and source = 'ticket'`

/** Whose entry it is, and which one: without a phone it is that of a ticket. */
export type OwnedEntry =
  { phone: string; number?: number | undefined } | { phone: null; number: number }

interface FoundEntry {
  entry: Entry | null
  /** Of the phone; null for a ticket. */
  known: KnownPlayer | null
}

interface KnownPlayer extends Known {
  /** Where points go; null before there were any. */
  accountId: number | null
}

/** A person's entry: the one that is named, or else the oldest that is open; and whether they may play it. */
export async function findEntry(
  db: Db,
  campaignId: number,
  { phone, number }: OwnedEntry,
): Promise<FoundEntry> {
  if (phone === null) {
    const [held] = await queryRows<Entry>(db, ofTicket, [campaignId, number])
    return { entry: held ?? null, known: null }
  }
  const [found] =
    number === undefined
      ? await queryRows<KnownPlayer & (Entry | { number: null })>(db, oldestOpen, [
          campaignId,
          phone,
        ])
      : await queryRows<KnownPlayer & (Entry | { number: null })>(db, named, [
          campaignId,
          phone,
          number,
        ])
  return { entry: found!.number === null ? null : found!, known: found! }
}

const count = `
  select count(*)::int as left from game_entry
  where campaign_id = $1 and phone = $2 and state = 'open'`

export async function countOpen(db: Db, campaignId: number, phone: string): Promise<number> {
  const [found] = await queryRows<{ left: number }>(db, count, [campaignId, phone])
  return found!.left
}

const play = `
  update game_entry e set state = 'played', played_at = $3
  where campaign_id = $1 and number = $2 and state = 'open' and result is not null
    and ($4::text is null or phone = $4) and ($5::int is null or result = $5)
    and exists (select from game_campaign where id = $1 and state = 'approved' and stopped_at is null)
  returning result as stored, (select count(*)::int from game_entry o
    where o.campaign_id = $1 and o.phone = e.phone and o.state = 'open' and o.number <> $2) as left`

/**
 * Its result as it is stored, once, and how many are left to its player; null when it is not played by this. With
 * `result`, only where that is what it brings.
 */
export async function playOpen(
  trx: Db,
  campaignId: number,
  {
    number,
    phone,
    result,
    at,
  }: { number: number; phone: string | null; result?: number; at: Date },
): Promise<{ stored: number; left: number } | null> {
  const values = [campaignId, number, at, phone, result ?? null]
  const [played] = await queryRows<{ stored: number; left: number }>(trx, play, values)
  return played ?? null
}

export interface Win extends CamelRow<
  'game_win',
  'prize' | 'points' | 'voucher_id' | 'state' | 'won_at'
> {
  /** Its winner has said where it is to be sent. */
  isClaimed: boolean
  /** The last day of the step that it is in. */
  dueOn: string | null
}

const insertWin = `
  insert into game_win (campaign_id, number, prize, account_id, points, voucher_id, state, won_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

export async function saveWin(
  trx: Db,
  win: {
    campaignId: number
    number: number
    prize: number
    accountId: number | null
    points: number | null
    voucherId: number | null
    state: 'credited' | 'held' | 'won'
    at: Date
  },
): Promise<void> {
  const { campaignId, number, prize, accountId, points, voucherId, state, at } = win
  const values = [campaignId, number, prize, accountId, points, voucherId, state, at]
  await queryRows(trx, insertWin, values)
}

const findWinOf = `
  select w.prize, w.points, w.voucher_id as "voucherId", w.state, w.won_at as "wonAt",
    c.number is not null as "isClaimed", s.due_on as "dueOn"
  from game_win w left join game_claim c using (campaign_id, number)
    left join game_claim_step s using (campaign_id, number)
  where campaign_id = $1 and number = $2`

export async function findWin(db: Db, campaignId: number, number: number): Promise<Win | null> {
  const [found] = await queryRows<Win>(db, findWinOf, [campaignId, number])
  return found ?? null
}

const forgetClaims = `
  delete from game_claim c using game_entry e
  where e.campaign_id = c.campaign_id and e.number = c.number and $1 in (e.phone, c.phone)`
const forgetSteps = `
  update game_claim_step s set winner_name = '', winner_address = '', sent_how = '', note = ''
  from game_entry e
  where e.campaign_id = s.campaign_id and e.number = s.number and e.phone = $1`
const forgetHolds = `
  update game_hold h set note = '' from game_entry e
  where e.campaign_id = h.campaign_id and e.number = h.number and e.phone = $1`
const forgetPhone = `delete from game_phone where phone = $1`
const forget = `
  update game_entry set phone = null, sealed_for = null, salt = '',
    cause = case source when 'day' then 'forgotten:' || number else cause end
  where phone = $1`

/** The salt goes too: with it a phone could be found by trying all there are. A day's cause names the phone. */
export async function forgetPlayer(trx: Db, phone: string): Promise<void> {
  await queryRows(trx, forgetClaims, [phone])
  await queryRows(trx, forgetSteps, [phone])
  await queryRows(trx, forgetHolds, [phone])
  await queryRows(trx, forgetPhone, [phone])
  await queryRows(trx, forget, [phone])
}
