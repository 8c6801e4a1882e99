import type { Client } from 'pg'
import { serveBare } from './bare-process.ts'
import type { GameSample } from './game-sample.ts'

// The limit for a turn at a wheel: the same transaction, told by the parent what to do.
serveBare(play)

const sql = {
  find: `select number from game_entry where campaign_id = $1 and phone = $2 and state = 'open'
    order by number limit 1`,
  play: `update game_entry set state = 'played', played_at = $3
    where campaign_id = $1 and number = $2 and state = 'open' returning result`,
  win: `insert into game_win (campaign_id, number, prize, account_id, points, state, won_at)
    values ($1, $2, 1, $3, $4, 'credited', $5)`,
  earn: `
    with account as (
      update loyalty_account set available = available + $2 where id = $1 returning id, available
    ), entry as (
      insert into point_entry (account_id, kind, available_change, balance, cause, note, created_at)
      select id, 'earn', $2, available, $3, 'bench', $4 from account returning id, account_id
    ), lot as (
      insert into point_lot (account_id, entry_id, points, remaining, expires_on)
      select account_id, id, $2, $2, current_date + 400 from entry returning id, entry_id
    )
    insert into point_movement (entry_id, lot_id, points) select entry_id, id, $2 from lot`,
}

async function play(client: Client, sample: GameSample, nth: number): Promise<void> {
  const { bareId, members, points } = sample
  const member = members[nth % members.length]!
  const now = new Date()
  const [entry] = await query(client, 'find', [bareId, member.phone])
  if (!entry) throw new Error('all entries are played')
  await client.query('begin')
  const [played] = await query(client, 'play', [bareId, entry.number, now])
  // Somebody else on this member's entry: nothing to do, as for the shop.
  if (played && Number(played.result) >= 0) {
    const cause = `game:${bareId}:${String(entry.number)}`
    await query(client, 'earn', [member.accountId, points, cause, now])
    await query(client, 'win', [bareId, entry.number, member.accountId, points, now])
  }
  await client.query('commit')
}

async function query(client: Client, name: keyof typeof sql, values: unknown[]) {
  return (await client.query<Record<string, unknown>>({ name, text: sql[name], values })).rows
}
