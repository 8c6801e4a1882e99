import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts } from '#domain/game/backoffice/audit-texts.ts'
import {
  claimMoves,
  claimStateLabels,
  dueOn,
  isClaimState,
} from '#domain/game/backoffice/claims.ts'
import { winnerTax } from '#domain/game/backoffice/law.ts'
import { winnerTexts as texts } from '#domain/game/backoffice/winners-texts.ts'
import type * as api from '#domain/game/backoffice/winners-api.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { prizeOf } from '../award-prize.ts'
import { getCampaignById } from '../campaign-queries.ts'
import { isSent } from '../shown-win.ts'
import { ensureUnsettled } from './ensure-unsettled.ts'
import { findWin, getDeskWin } from './get-win.ts'
import { listLegalRules } from '../legal-queries.ts'
import { loseToReserve } from './lose-to-reserve.ts'
import { moveWinState, saveStep, type WholeWin } from './win-queries.ts'

type Move = ParsedInput<typeof api.moveClaim>

/** Notes a step of a prize that is sent; whoever saw an older one is refused. */
export async function moveClaim(ctx: Context, move: Move, caller: Caller): Promise<api.DeskWin> {
  const { id, to, note } = move
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const { campaignId: held } = await findWin({ db: trx }, id)
    await ensureUnsettled(trx, held)
    const win = await findWin({ db: trx }, id)
    const campaign = await getCampaignById(trx, win.campaignId)
    const { campaignId, number, state: from } = win
    const prize = prizeOf(campaign, win.prize)
    if (!isClaimState(from) || !isSent(prize) || !claimMoves[from].includes(to)) {
      throw new Refusal('conflict', { message: texts.overtaken })
    }
    await ensureWhole(ctx, trx, { move, win, value: prize.value })
    const saved =
      (await moveWinState(trx, { campaignId, number, from, to })) &&
      (await saveStep(trx, {
        campaignId,
        number,
        from,
        to,
        at,
        note,
        version: move.version,
        dueOn: dueOn(to, at, campaign.rules),
        by: staffActor(caller),
        winnerName: move.winner_name,
        winnerAddress: move.winner_address,
        idChecked: move.id_checked,
        sentHow: move.sent_how,
      }))
    if (!saved) throw new Refusal('conflict', { message: texts.overtaken })
    if (to === 'lapsed') await loseToReserve(ctx, trx, campaign, { number, at })
    // Names, addresses and what staff note of them stay out of the audit, which keeps them longer than the prize.
    await recordAudit(ctx, trx, caller, {
      action: gameAuditTexts.claimMoved,
      subject: { kind: 'game', id: campaignId },
      before: { entry: number, state: claimStateLabels[from] },
      after: { entry: number, state: claimStateLabels[to], id_checked: move.id_checked },
    })
  })
  ctx.changeBus.tell(['game-wins'])
  ctx.outbox.wake()
  return getDeskWin(ctx, { id })
}

/** What a step needs before it is true, told at its field. */
async function ensureWhole(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { move, win, value }: { move: Move; win: WholeWin; value: number },
): Promise<void> {
  const refuse = (field: string, message: string): never => {
    throw new Refusal('invalidInput', { fields: { [field]: message } })
  }
  if (move.to === 'lapsed' && move.note.length < 3) refuse('note', texts.noteNeeded)
  const isAfterPapers = move.to === 'papers' || move.to === 'sent' || move.to === 'received'
  if (!isAfterPapers) return
  if (move.winner_name === '') refuse('winner_name', texts.nameNeeded)
  const tax = winnerTax(await listLegalRules(trx), value, clock.today())
  if (tax !== null && tax.due > 0 && !move.id_checked) refuse('id_checked', texts.idNeeded)
  if (move.to === 'papers') return
  if (win.claim === null && move.winner_address === '') {
    refuse('winner_address', texts.addressNeeded)
  }
  if (move.sent_how === '') refuse('sent_how', texts.howNeeded)
}
