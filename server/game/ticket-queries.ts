import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

const insert = `
  insert into game_ticket (campaign_id, code_hash, created_at)
  select $1, hash, $3 from unnest($2::bytea[]) as h (hash) on conflict do nothing`

export async function insertTickets(
  trx: Db,
  campaignId: number,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await queryRows(trx, insert, [campaignId, hashes, at])
}

export type Ticket = CamelRow<'game_ticket', 'id' | 'number' | 'withdrawn_at'>

const byHash = `
  select id, number, withdrawn_at as "withdrawnAt" from game_ticket
  where campaign_id = $1 and code_hash = any($2::bytea[])`

export async function findTicket(
  db: Db,
  campaignId: number,
  hashes: readonly Buffer[],
): Promise<Ticket | null> {
  const [found] = await queryRows<Ticket>(db, byHash, [campaignId, hashes])
  return found ?? null
}

const bind = `
  update game_ticket set number = $2
  where id = $1 and coalesce(number, $2) = $2 and withdrawn_at is null returning id`

/** False where it was withdrawn meanwhile. */
export async function bindTicket(trx: Db, id: number, number: number): Promise<boolean> {
  return (await queryRows(trx, bind, [id, number])).length > 0
}
