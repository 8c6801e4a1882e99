import { boxOfFields, rulesOfFields } from '#domain/game/backoffice/box-of-fields.ts'
import { expectedEntries } from '#domain/game/simulation/arrivals.ts'
import type { Simulated } from '#domain/game/simulation/play-once.ts'
import { sumUp } from '#domain/game/simulation/sum-up.ts'
import type { Traffic } from '#domain/game/simulation/traffic.ts'
import type { Context } from '../../context.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { readAsOfNow } from '../../platform/standbys/read-as-of-now.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { playRuns } from './play-runs.ts'
import { readTraffic } from './read-traffic.ts'
import {
  findSimulation,
  listRuns,
  saveResult,
  saveRuns,
  saveTraffic,
  type SimulationRow,
} from './simulation-queries.ts'

export const simulationTopic = 'game.simulated'

/** How many times a campaign is played; fewer, down to the second, where very many come. */
export const runsWanted = 1000
const runsLeast = 100
/** Entries of all runs together: some minutes of one processor. */
const entriesMost = 60_000_000
/** For so long at once; then it is saved, and whoever cancelled it is heard. */
const stepMs = 2_500

/**
 * One step of a simulation: reads who would come, or plays some of its runs, and asks for the next step in the
 * transaction that keeps them. A step that is done twice, or beside another process, is kept once.
 */
export async function stepSimulation(ctx: Context, id: number): Promise<void> {
  const row = await findSimulation(ctx.db, id)
  if (row?.state !== 'running') return
  await (row.traffic === null ? begin(ctx, row) : goOn(ctx, row, row.traffic))
  ctx.changeBus.tell([gamesKey])
  ctx.outbox.wake()
}

async function begin(ctx: Context, { id, campaign_id: campaignId, fields, factor }: SimulationRow) {
  const traffic = await readAsOfNow(ctx, (reading) => readTraffic(reading, { campaignId, fields }))
  const entries = Math.max(1, expectedEntries(traffic, spanOf(fields)) * (factor / 100))
  const runs = Math.min(runsWanted, Math.max(runsLeast, Math.floor(entriesMost / entries)))
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await saveTraffic(trx, id, { traffic, runs }))) return
    await appendEvent(trx, simulationTopic, { simulationId: id })
  })
}

async function goOn(ctx: Context, row: SimulationRow, traffic: Traffic) {
  const { id, done, runs: wanted } = row
  if (done < wanted) {
    const simulated = simulatedOf(row, traffic)
    const runs = await playRuns({ simulated, first: done, last: wanted, forMs: stepMs })
    return ctx.db.transaction().execute(async (trx) => {
      if (!(await saveRuns(trx, { id, done, runs }))) return
      await appendEvent(trx, simulationTopic, { simulationId: id })
    })
  }
  const result = sumUp(simulatedOf(row, traffic).announced, await listRuns(ctx.db, id))
  await ctx.db.transaction().execute((trx) => saveResult(trx, { id, result, at: ctx.clock.now() }))
}

/** What is played, as it was kept. */
export function simulatedOf({ fields, factor, seed }: SimulationRow, traffic: Traffic): Simulated {
  return {
    announced: boxOfFields(fields, null),
    rules: rulesOfFields(fields),
    traffic,
    factor: factor / 100,
    seed,
  }
}

function spanOf({ opens_at, closes_at }: SimulationRow['fields']) {
  return { from: Date.parse(opens_at), to: Date.parse(closes_at) }
}
