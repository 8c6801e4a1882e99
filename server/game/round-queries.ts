import type { BeaconRound } from '#domain/game/beacon-signature.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'

const waiting = `
  select distinct e.at from game_chain c join game_entry e
    on e.campaign_id = c.campaign_id and e.number > c.drawn and e.number <= c.drawn + 2000
  where c.campaign_id = $1 order by e.at`

/** When the entries were made that are decided next. */
export async function listWaitingMoments(db: Db, campaignId: number): Promise<Date[]> {
  const rows = await queryRows<Row<'game_entry', 'at'>>(db, waiting, [campaignId])
  return rows.map(({ at }) => at)
}

const missing = `
  select w.round from unnest($2::bigint[]) as w (round)
  where not exists (select from beacon_round b where b.chain = $1 and b.round = w.round)
  order by w.round`

export async function listMissingRounds(
  db: Db,
  chain: string,
  wanted: readonly number[],
): Promise<number[]> {
  const rows = await queryRows<Row<'beacon_round', 'round'>>(db, missing, [chain, wanted])
  return rows.map(({ round }) => round)
}

const insert = `
  insert into beacon_round (chain, round, randomness, signature) values ($1, $2, $3, $4)
  on conflict do nothing`

/** Of a round whose signature was checked. */
export async function saveRound(
  db: Db,
  chain: string,
  { round, randomness, signature }: BeaconRound,
): Promise<void> {
  await queryRows(db, insert, [chain, round, randomness, signature])
}
