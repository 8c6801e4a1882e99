import { randomBytes } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { findGameProblems } from '#domain/game/backoffice/check-game.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import type * as api from '#domain/game/backoffice/simulation-api.ts'
import { simulationTexts as texts } from '#domain/game/backoffice/simulation-texts.ts'
import { canonicalJson } from '#domain/game/hasher.ts'
import { warningsOf } from '#domain/game/simulation/warnings.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit } from '../../staff/index.ts'
import { findDeskRow, lockDeskRow, type DeskRow } from '../backoffice/desk-queries.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { fieldsOf } from '../backoffice/read-game.ts'
import { hasher } from '../hasher.ts'
import { runsWanted, simulationTopic } from './simulate.ts'
import {
  cancelRunning,
  deleteOlder,
  findLatest,
  insertSimulation,
  type SimulationRow,
} from './simulation-queries.ts'

type Shown = Output<typeof api.getSimulation>

/** Simulations of a campaign that are kept. */
const kept = 3

export async function getSimulation(
  ctx: Context,
  { id }: ParsedInput<typeof api.getSimulation>,
): Promise<Shown> {
  const game = await findDeskRow(ctx.db, id, ctx.clock.now())
  if (!game) throw new Refusal('notFound')
  const row = await findLatest(ctx.db, id)
  return { simulation: row ? toShown(row, game) : null }
}

/** Plays what somebody has read: `conflict` where it was changed meanwhile, `invalidInput` where it cannot be played. */
export async function startSimulation(
  ctx: Context,
  { id, version, factor }: ParsedInput<typeof api.startSimulation>,
  caller: Caller,
): Promise<Shown> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const game = await lockDeskRow(trx, id, at)
    if (!game) throw new Refusal('notFound')
    if (game.version !== version) throw new Refusal('conflict')
    const fields = fieldsOf(game)
    ensurePlayable(fields, at)
    await cancelRunning(trx, { campaignId: id, at })
    const simulationId = await insertSimulation(trx, {
      campaignId: id,
      fields,
      contentHash: hashOf(fields),
      factor,
      seed: randomBytes(16).toString('hex'),
      runs: runsWanted,
      by: getStaff(caller).username,
      at,
    })
    await deleteOlder(trx, id, kept)
    await appendEvent(trx, simulationTopic, { simulationId })
    const subject = { kind: 'game', id } as const
    await recordAudit(ctx, trx, caller, { action: words.simulated, subject, after: { factor } })
  })
  ctx.outbox.wake()
  ctx.changeBus.tell([gamesKey])
  return getSimulation(ctx, { id })
}

/** `conflict` where it has ended by itself. */
export async function cancelSimulation(
  ctx: Context,
  { id, simulation }: ParsedInput<typeof api.cancelSimulation>,
  caller: Caller,
): Promise<Shown> {
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.clock.now()
    if (!(await lockDeskRow(trx, id, at))) throw new Refusal('notFound')
    const ended = await cancelRunning(trx, { campaignId: id, id: simulation, at })
    if (ended === 0) throw new Refusal('conflict')
    const subject = { kind: 'game', id } as const
    await recordAudit(ctx, trx, caller, { action: words.simulationCancelled, subject })
  })
  ctx.changeBus.tell([gamesKey])
  return getSimulation(ctx, { id })
}

/** What a game is made of has to be whole; its words and papers may be missing. */
const needed = /^(prizes|closes_at|days|sources)/

function ensurePlayable(fields: GameFields, at: Date): void {
  const missing = Object.entries(findGameProblems(fields, at)).filter(
    // A last look is worth something even when the days have begun.
    ([path]) => needed.test(path),
  )
  if (missing.length === 0) return
  const fieldsOfThem = Object.fromEntries(missing)
  throw new Refusal('invalidInput', { message: texts.notPlayable, fields: fieldsOfThem })
}

/** What was played, so that a change of anything is seen. */
function hashOf(fields: GameFields): string {
  return hasher.sha256(canonicalJson(fields))
}

function toShown(row: SimulationRow, game: DeskRow): NonNullable<Shown['simulation']> {
  const { traffic, result } = row
  return {
    id: row.id,
    state: row.state,
    runs: row.runs,
    done: row.done,
    factor: row.factor,
    asked_by: row.asked_by,
    asked_at: toVietnamIso(row.asked_at),
    stale: row.content_hash !== hashOf(fieldsOf(game)),
    traffic: traffic?.kind === 'real' ? withoutDays(traffic) : traffic,
    result,
    warnings: result ? warningsOf(result) : [],
  }
}

function withoutDays({
  kind,
  from,
  to,
  counts,
}: Extract<NonNullable<SimulationRow['traffic']>, { kind: 'real' }>) {
  return { kind, from, to, counts }
}
