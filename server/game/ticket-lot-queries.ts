import type { TicketFormat } from '#domain/game/backoffice/tickets-api.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type LotRow = CamelRow<
  'game_ticket_lot',
  | 'id'
  | 'prefix'
  | 'count'
  | 'format'
  | 'issued_by'
  | 'issued_at'
  | 'reason'
  | 'withdrawn_by'
  | 'withdrawn_at'
  | 'withdrawn_reason'
> & { used: number }

const lots = `
  select l.id, l.prefix, l.count, l.format, l.issued_by as "issuedBy", l.issued_at as "issuedAt", l.reason,
    l.withdrawn_by as "withdrawnBy", l.withdrawn_at as "withdrawnAt",
    l.withdrawn_reason as "withdrawnReason",
    (select count(number) from game_ticket t where t.lot_id = l.id)::int as used
  from game_ticket_lot l where l.campaign_id = $1 order by l.id desc`

/** The newest first. */
export function listLots(db: Db, campaignId: number): Promise<LotRow[]> {
  return queryRows<LotRow>(db, lots, [campaignId])
}

export interface TicketCounts {
  /** Tickets that can still bring an entry, or have. */
  good: number
  loose: number
  looseUsed: number
}

const counts = `
  select count(*) filter (where withdrawn_at is null)::int as good,
    count(*) filter (where lot_id is null)::int as loose,
    count(number) filter (where lot_id is null)::int as "looseUsed"
  from game_ticket where campaign_id = $1`

export async function countTickets(db: Db, campaignId: number): Promise<TicketCounts> {
  const [found] = await queryRows<TicketCounts>(db, counts, [campaignId])
  return found!
}

const insert = `
  insert into game_ticket_lot (campaign_id, prefix, count, file, issued_by, issued_at, reason, format)
  values ($1, $2, $3, '', $4, $5, $6, $7) returning id`

export async function insertLot(
  trx: Db,
  of: {
    campaignId: number
    prefix: string
    count: number
    format: TicketFormat
    by: string
    at: Date
    reason: string
  },
): Promise<number> {
  const values = [of.campaignId, of.prefix, of.count, of.by, of.at, of.reason, of.format]
  const [made] = await queryRows<{ id: number }>(trx, insert, values)
  return made!.id
}

const tickets = `
  insert into game_ticket (campaign_id, lot_id, code_hash, created_at)
  select $1, $2, hash, $4 from unnest($3::bytea[]) as h (hash)`

/** All of them, or the transaction ends: a code that there is already would be worth nothing on paper. */
export async function insertLotTickets(
  trx: Db,
  of: { campaignId: number; lotId: number; hashes: readonly Buffer[]; at: Date },
): Promise<void> {
  await queryRows(trx, tickets, [of.campaignId, of.lotId, of.hashes, of.at])
}

const keep = `update game_ticket_lot set file = $2 where id = $1`

export async function keepLotFile(trx: Db, id: number, file: Buffer): Promise<void> {
  await queryRows(trx, keep, [id, file])
}

const file = `select file, format from game_ticket_lot where id = $1 and campaign_id = $2`

export async function findLotFile(
  db: Db,
  { id, campaignId }: { id: number; campaignId: number },
): Promise<{ file: Buffer; format: TicketFormat } | null> {
  const [found] = await queryRows<{ file: Buffer; format: TicketFormat }>(db, file, [
    id,
    campaignId,
  ])
  return found ?? null
}

const withdraw = `
  update game_ticket_lot set withdrawn_at = $3, withdrawn_by = $4, withdrawn_reason = $5
  where id = $1 and campaign_id = $2 and withdrawn_at is null returning id`
const withdrawTickets = `
  update game_ticket set withdrawn_at = $2 where lot_id = $1 and number is null returning id`

/** How many had not been played; null where there is no such lot, or it is withdrawn. */
export async function withdrawLot(
  trx: Db,
  of: { id: number; campaignId: number; at: Date; by: string; reason: string },
): Promise<number | null> {
  const values = [of.id, of.campaignId, of.at, of.by, of.reason]
  if ((await queryRows(trx, withdraw, values)).length === 0) return null
  return (await queryRows(trx, withdrawTickets, [of.id, of.at])).length
}
