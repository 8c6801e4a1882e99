import type { GameFields } from '#domain/game/backoffice/fields.ts'
import { canonicalJson } from '#domain/game/hasher.ts'
import { playOnce } from '#domain/game/simulation/play-once.ts'
import { sumUp } from '#domain/game/simulation/sum-up.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { hasher } from '../hasher.ts'
import { quickHasher } from './quick-hasher.ts'
import { readTraffic } from './read-traffic.ts'
import { simulatedOf } from './simulate.ts'
import { findSimulation, insertSimulation, saveResult, saveTraffic } from './simulation-queries.ts'

/** A simulation from its beginning to its end, at once and in this thread: for small campaigns. */
export async function playNow(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  of: { campaignId: number; fields: GameFields; seed: string; runs: number; by: string },
): Promise<void> {
  const at = clock.now()
  const contentHash = hasher.sha256(canonicalJson(of.fields))
  const id = await insertSimulation(trx, { ...of, contentHash, factor: 100, at })
  const traffic = await readTraffic({ db: trx, clock }, of)
  await saveTraffic(trx, id, { traffic, runs: of.runs })
  const simulated = simulatedOf((await findSimulation(trx, id))!, traffic)
  const runs = Array.from({ length: of.runs }, (_, run) => playOnce(quickHasher, simulated, run))
  await trx.updateTable('game_simulation').set({ done: of.runs }).where('id', '=', id).execute()
  await saveResult(trx, { id, result: sumUp(simulated.announced, runs), at })
}
