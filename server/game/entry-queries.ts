import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type Entry = CamelRow<
  'game_entry',
  'number' | 'cause' | 'state' | 'result' | 'hash' | 'salt' | 'at' | 'played_at'
>

const columns = `number, cause, state, result, hash, salt, at, played_at as "playedAt"`

const oldestOpen = `
  select ${columns} from game_entry
  where campaign_id = $1 and phone = $2 and state = 'open' order by number limit 1`
const named = `
  select ${columns} from game_entry where campaign_id = $1 and phone = $2 and number = $3`

/** A person's entry: the one that is named, or else the oldest that is open. */
export async function findEntry(
  db: Db,
  campaignId: number,
  { phone, number }: { phone: string; number?: number | undefined },
): Promise<Entry | null> {
  const [found] =
    number === undefined
      ? await queryRows<Entry>(db, oldestOpen, [campaignId, phone])
      : await queryRows<Entry>(db, named, [campaignId, phone, number])
  return found ?? null
}

const count = `
  select count(*)::int as left from game_entry
  where campaign_id = $1 and phone = $2 and state = 'open'`

export async function countOpen(db: Db, campaignId: number, phone: string): Promise<number> {
  const [found] = await queryRows<{ left: number }>(db, count, [campaignId, phone])
  return found!.left
}

const play = `
  update game_entry set state = 'played', played_at = $3
  where campaign_id = $1 and number = $2 and state = 'open' and result is not null
  returning result`

/** Its result, once; null when it is no longer open or not drawn yet. */
export async function playOpen(
  trx: Db,
  campaignId: number,
  { number, at }: { number: number; at: Date },
): Promise<number | null> {
  const [played] = await queryRows<Row<'game_entry', 'result'>>(trx, play, [campaignId, number, at])
  return played?.result ?? null
}

export type Win = CamelRow<'game_win', 'prize' | 'points' | 'voucher_id' | 'state' | 'won_at'>

const insertWin = `
  insert into game_win (campaign_id, number, prize, account_id, points, voucher_id, state, won_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

export async function saveWin(
  trx: Db,
  win: {
    campaignId: number
    number: number
    prize: number
    accountId: number
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
  select prize, points, voucher_id as "voucherId", state, won_at as "wonAt" from game_win
  where campaign_id = $1 and number = $2`

export async function findWin(db: Db, campaignId: number, number: number): Promise<Win | null> {
  const [found] = await queryRows<Win>(db, findWinOf, [campaignId, number])
  return found ?? null
}

const forget = `update game_entry set phone = null, salt = '' where phone = $1`

/** The salt goes too: with it a phone could be found by trying all there are. */
export async function forgetPlayer(db: Db, phone: string): Promise<void> {
  await queryRows(db, forget, [phone])
}
