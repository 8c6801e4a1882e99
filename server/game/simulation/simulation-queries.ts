import type { Selectable } from 'kysely'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import type { Played } from '#domain/game/simulation/play-once.ts'
import type { SimulationResult } from '#domain/game/simulation/sum-up.ts'
import type { Traffic } from '#domain/game/simulation/traffic.ts'
import type { Db } from '../../platform/db.ts'
import type { GameTables } from '../tables.ts'

export type SimulationRow = Selectable<GameTables['game_simulation']>

/** The latest one of a campaign. */
export function findLatest(db: Db, campaignId: number): Promise<SimulationRow | undefined> {
  return db
    .selectFrom('game_simulation')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findSimulation(db: Db, id: number): Promise<SimulationRow | undefined> {
  return db.selectFrom('game_simulation').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertSimulation(
  trx: Db,
  of: {
    campaignId: number
    fields: GameFields
    contentHash: string
    factor: number
    seed: string
    runs: number
    by: string
    at: Date
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('game_simulation')
    .values({
      campaign_id: of.campaignId,
      fields: JSON.stringify(of.fields),
      content_hash: of.contentHash,
      factor: of.factor,
      seed: of.seed,
      runs: of.runs,
      asked_by: of.by,
      asked_at: of.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends what runs of a campaign, or the one that is named; how many that were. */
export async function cancelRunning(
  trx: Db,
  { campaignId, id, at }: { campaignId: number; id?: number; at: Date },
): Promise<number> {
  let query = trx
    .updateTable('game_simulation')
    .set({ state: 'cancelled', ended_at: at })
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'running')
  if (id !== undefined) query = query.where('id', '=', id)
  const ended = await query.returning('id').execute()
  for (const each of ended) await deleteParts(trx, each.id)
  return ended.length
}

/** All but the latest few: they were for a look. */
export async function deleteOlder(trx: Db, campaignId: number, kept: number): Promise<void> {
  const latest = trx
    .selectFrom('game_simulation')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(kept)
  await trx
    .deleteFrom('game_simulation')
    .where('campaign_id', '=', campaignId)
    .where('id', 'not in', latest)
    .execute()
}

/** False where it does not run any more, or somebody else has read it. */
export async function saveTraffic(
  trx: Db,
  id: number,
  { traffic, runs }: { traffic: Traffic; runs: number },
): Promise<boolean> {
  const saved = await trx
    .updateTable('game_simulation')
    .set({ traffic: JSON.stringify(traffic), runs })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('traffic', 'is', null)
    .returning('id')
    .execute()
  return saved.length > 0
}

/** Keeps runs behind those that there are; false where another process was quicker, or it was cancelled. */
export async function saveRuns(
  trx: Db,
  { id, done, runs }: { id: number; done: number; runs: readonly Played[] },
): Promise<boolean> {
  const saved = await trx
    .updateTable('game_simulation')
    .set({ done: done + runs.length })
    .where('id', '=', id)
    .where('done', '=', done)
    .where('state', '=', 'running')
    .returning('id')
    .execute()
  if (saved.length === 0) return false
  await trx
    .insertInto('game_simulation_part')
    .values({ simulation_id: id, first: done, runs: JSON.stringify(runs) })
    .execute()
  return true
}

export async function listRuns(db: Db, id: number): Promise<Played[]> {
  const parts = await db
    .selectFrom('game_simulation_part')
    .select('runs')
    .where('simulation_id', '=', id)
    .orderBy('first')
    .execute()
  return parts.flatMap(({ runs }) => runs)
}

export async function saveResult(
  trx: Db,
  { id, result, at }: { id: number; result: SimulationResult; at: Date },
): Promise<void> {
  await trx
    .updateTable('game_simulation')
    .set({ result: JSON.stringify(result), state: 'done', ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
  await deleteParts(trx, id)
}

async function deleteParts(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('game_simulation_part').where('simulation_id', '=', id).execute()
}
