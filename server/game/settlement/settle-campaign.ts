import { Refusal } from '#domain/errors.ts'
import type { SettlementFigures } from '#domain/game/settlement/figures.ts'
import { settlementTexts as texts } from '#domain/game/settlement/texts.ts'
import type { Db } from '../../platform/db.ts'
import { lockToSettle, type DeskRow } from '../backoffice/desk-queries.ts'
import { readSettlement } from './read-settlement.ts'
import { saveSettled } from './settlement-queries.ts'

/**
 * Settles a campaign, once. Its row is held against all who move a prize of it: what they do is counted, or comes
 * after and is refused. The figures that are counted then stand. `version` and `owed` are what was read.
 */
export async function settleCampaign(
  trx: Db,
  {
    id,
    version,
    owed,
    by,
    at,
  }: { id: number; version: number; owed: number; by: string; at: Date },
): Promise<{ game: DeskRow; figures: SettlementFigures }> {
  const game = await lockToSettle(trx, id, at)
  if (!game) throw new Refusal('notFound')
  if (game.phase === 'settled') throw new Refusal('conflict', { message: texts.settled })
  const { state, figures, steps, checks } = await readSettlement(trx, game)
  if (state.version !== version) throw new Refusal('conflict', { message: texts.overtaken })
  if (steps.some(({ notedBy }) => notedBy === by)) {
    throw new Refusal('forbidden', { message: texts.ownNotes })
  }
  if (checks.some(({ done }) => !done)) throw new Refusal('conflict', { message: texts.notReady })
  // The sum that was read is the one that is settled.
  const isAsRead = figures.owed === owed
  if (!isAsRead || !(await saveSettled(trx, { id, version, by, at, figures }))) {
    throw new Refusal('conflict', { message: texts.overtaken })
  }
  return { game, figures }
}
