import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/game/backoffice/api.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { findGameProblems } from '#domain/game/backoffice/check-game.ts'
import { deskMoveTexts as texts } from '#domain/game/backoffice/move-texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { approveGame } from '../campaigns.ts'
import { findCampaign } from '../campaign-queries.ts'
import { lockChain } from '../chain-queries.ts'
import { auditedFields } from '../source-names.ts'
import {
  lockDeskRow,
  resumeRow,
  returnRow,
  stopRow,
  submitRow,
  type DeskRow,
} from './desk-queries.ts'
import { gamesKey } from './live-key.ts'
import { fieldsOf, readDeskGame, wroteIt } from './read-game.ts'

type Moved = Output<typeof api.submitGame>

/** Asks somebody else to read it; refuses what is missing, by field. */
export function submitGame(
  ctx: Context,
  { id, version }: ParsedInput<typeof api.submitGame>,
  caller: Caller,
): Promise<Moved> {
  return move(ctx, id, caller, words.submitted, async (trx, game, by, at) => {
    ensureWhole(game, at)
    return submitRow(trx, { id, version, by, at })
  })
}

/** Gives it back to whoever wrote it. */
export function returnGame(
  ctx: Context,
  { id, version, reason }: ParsedInput<typeof api.returnGame>,
  caller: Caller,
): Promise<Moved> {
  const action = { action: words.returned, reason }
  return move(ctx, id, caller, action, (trx, _game, by, at) =>
    returnRow(trx, { id, version, by, reason, at }),
  )
}

/**
 * Approves the version that was read and no other, as somebody who neither changed it last nor sent it. From here on
 * its commitment is told and nothing of it changes.
 */
export function approveDeskGame(
  ctx: Context,
  { id, version }: ParsedInput<typeof api.approveDeskGame>,
  caller: Caller,
): Promise<Moved> {
  return move(ctx, id, caller, words.approved, async (trx, game, by, at) => {
    if (game.version !== version || game.submittedAt === null) return false
    if (wroteIt(game, by)) throw new Refusal('forbidden', { message: texts.ownGame })
    ensureWhole(game, at)
    const campaign = await findCampaign(trx, game.announced.slug)
    if (!campaign || campaign.version !== version) return false
    await approveGame(ctx, trx, { game: campaign, by, at })
    return true
  })
}

/** Nobody plays and nothing brings entries from here on; those that there are stay. */
export function stopGame(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.stopGame>,
  caller: Caller,
): Promise<Moved> {
  return move(ctx, id, caller, { action: words.stopped, reason }, async (trx, game, by, at) => {
    if (game.state !== 'approved') return false
    // Entries that are being added come before it or not at all.
    await lockChain(trx, id)
    return stopRow(trx, { id, by, at, reason })
  })
}

/** Another than who stopped it lets it go on. */
export function resumeGame(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.resumeGame>,
  caller: Caller,
): Promise<Moved> {
  return move(ctx, id, caller, { action: words.resumed, reason }, (trx, game, by, at) => {
    if (game.stoppedBy === by) throw new Refusal('forbidden', { message: texts.ownStop })
    return resumeRow(trx, id, at)
  })
}

/** One transaction with the campaign's row held; `conflict` when `change` finds nothing to move. */
async function move(
  ctx: Context,
  id: number,
  caller: Caller,
  audited: string | { action: string; reason: string },
  change: (trx: Db, game: DeskRow, by: string, at: Date) => Promise<boolean>,
): Promise<Moved> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const game = await lockDeskRow(trx, id, at)
    if (!game) throw new Refusal('notFound')
    if (!(await change(trx, game, getStaff(caller).username, at))) throw new Refusal('conflict')
    const action = typeof audited === 'string' ? { action: audited } : audited
    await recordAudit(ctx, trx, caller, {
      ...action,
      subject: { kind: 'game', id },
      before: { phase: game.phase, version: game.version },
      after: await auditedFields(trx, fieldsOf(game)),
    })
  })
  ctx.changeBus.tell([gamesKey])
  return readDeskGame(ctx, id, caller)
}

function ensureWhole(game: DeskRow, at: Date): void {
  const problems = findGameProblems(fieldsOf(game), at)
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
}
