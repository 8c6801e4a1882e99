import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type ProvenEntry = CamelRow<
  'game_entry',
  | 'number'
  | 'at'
  | 'source'
  | 'store_code'
  | 'seal'
  | 'hash'
  | 'state'
  | 'result'
  | 'cancelled_after'
>

const all = `
  select number, at, source, store_code as "storeCode", seal, hash, state, result,
    cancelled_after as "cancelledAfter"
  from game_entry where campaign_id = $1 and number > $2 order by number limit $3`

export function listProven(db: Db, campaignId: number, after: number, limit: number) {
  return queryRows<ProvenEntry>(db, all, [campaignId, after, limit])
}

const drawnUpTo = `select drawn from game_chain where campaign_id = $1`

export async function findDrawn(db: Db, campaignId: number): Promise<number> {
  const [found] = await queryRows<Row<'game_chain', 'drawn'>>(db, drawnUpTo, [campaignId])
  return found?.drawn ?? 0
}

const rounds = `
  select round, randomness, signature from beacon_round where chain = $1
    and round = any($2::bigint[]) order by round`

export function listRounds(db: Db, chain: string, wanted: readonly number[]) {
  return queryRows<Row<'beacon_round', 'round' | 'randomness' | 'signature'>>(db, rounds, [
    chain,
    wanted,
  ])
}
