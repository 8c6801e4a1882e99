import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import type { GamePhase } from '#domain/game/backoffice/texts.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { queryRows } from '../platform/query-rows.ts'
import { recordAudit } from '../staff/index.ts'
import { lockDeskRow, phaseAt, stopRow } from './backoffice/desk-queries.ts'
import { lockChain } from './chain-queries.ts'

export interface GamePhaseRow {
  id: number
  title: string
  phase: GamePhase
  opensAt: Date
  closesAt: Date
}

const phases = `
  select c.id, c.title, c.opens_at as "opensAt", c.closes_at as "closesAt",
    ${phaseAt('$2::timestamptz')} as phase
  from game_campaign c where c.id = any($1::int[]) order by c.opens_at, c.id`

/** Where campaigns stand at a moment; what there is not is left out. */
export function listGamePhases(db: Db, ids: readonly number[], at: Date): Promise<GamePhaseRow[]> {
  return queryRows<GamePhaseRow>(db, phases, [ids, at])
}

/** Stops those of the campaigns that stand and are not over; always in the same order. */
export async function stopGames(
  ctx: Context,
  ids: readonly number[],
  reason: string,
  caller: Caller,
): Promise<void> {
  const at = ctx.clock.now()
  const by = getStaff(caller).username
  for (const id of ids.toSorted((a, b) => a - b)) {
    const game = await lockDeskRow(ctx.db, id, at)
    if (game?.state !== 'approved') continue
    // Entries that are being added come before it or not at all.
    await lockChain(ctx.db, id)
    if (!(await stopRow(ctx.db, { id, by, at, reason }))) continue
    await recordAudit(ctx, ctx.db, caller, {
      action: words.stopped,
      subject: { kind: 'game', id },
      reason,
      before: { phase: game.phase, version: game.version },
    })
  }
}
