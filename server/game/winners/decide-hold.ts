import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts } from '#domain/game/backoffice/audit-texts.ts'
import { winnerTexts as texts } from '#domain/game/backoffice/winners-texts.ts'
import type * as api from '#domain/game/backoffice/winners-api.ts'
import type { Caller, Context } from '../../context.ts'
import { takeBackEarned } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { revokeVoucher } from '../../voucher/index.ts'
import { causeOf, givePrize, prizeOf, type Given } from '../award-prize.ts'
import { getCampaignById, type Campaign } from '../campaign-queries.ts'
import { beginStep, findStep } from '../claim-steps.ts'
import { isSent } from '../shown-win.ts'
import { planToTell } from '../tell-winner.ts'
import { findWin, getDeskWin } from './get-win.ts'
import { ensureUnsettled } from './ensure-unsettled.ts'
import { loseToReserve } from './lose-to-reserve.ts'
import { moveWinState, type WholeWin } from './win-queries.ts'

type Decision = 'released' | 'refused'

/** Gives what was held: credited now, once, or its winner is asked where to send it. */
export function releaseWin(
  ctx: Context,
  input: ParsedInput<typeof api.releaseWin>,
  caller: Caller,
): Promise<api.DeskWin> {
  return decide(ctx, { ...input, decision: 'released', carryOut: release }, caller)
}

/** A refused prize lapses; what was credited is taken back with the decision. */
export function refuseWin(
  ctx: Context,
  input: ParsedInput<typeof api.refuseWin>,
  caller: Caller,
): Promise<api.DeskWin> {
  return decide(ctx, { ...input, decision: 'refused', carryOut: refuse }, caller)
}

interface Carried {
  campaign: Campaign
  win: WholeWin
  at: Date
}

async function decide(
  ctx: Context,
  of: {
    id: number
    reason: string
    decision: Decision
    carryOut: (ctx: Context, trx: Db, of: Carried) => Promise<void>
  },
  caller: Caller,
): Promise<api.DeskWin> {
  const { id, reason, decision, carryOut } = of
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const win = await findWin({ db: trx }, id)
    const { campaignId, number } = win
    await ensureUnsettled(trx, campaignId)
    const by = staffActor(caller)
    const isMine = await saveDecision(trx, { campaignId, number, decision, by, at, note: reason })
    if (!isMine) throw new Refusal('conflict', { message: texts.overtaken })
    const campaign = await getCampaignById(trx, campaignId)
    await carryOut(ctx, trx, { campaign, win, at })
    await recordAudit(ctx, trx, caller, {
      action: gameAuditTexts[decision],
      subject: { kind: 'game', id: campaignId },
      reason,
      before: { entry: number, state: 'held', hold: win.hold?.reason },
      after: { entry: number, decision },
    })
  })
  ctx.changeBus.tell(['game-wins'])
  ctx.outbox.wake()
  return getDeskWin(ctx, { id })
}

const save = `
  update game_hold set decision = $3, decided_by = $4, decided_at = $5, note = $6
  where campaign_id = $1 and number = $2 and decision is null returning number`

/** Of two people who decide at once one does. */
async function saveDecision(
  trx: Db,
  of: {
    campaignId: number
    number: number
    decision: Decision
    by: string
    at: Date
    note: string
  },
): Promise<boolean> {
  const values = [of.campaignId, of.number, of.decision, of.by, of.at, of.note]
  return (await queryRows(trx, save, values)).length === 1
}

async function release(ctx: Context, trx: Db, { campaign, win, at }: Carried): Promise<void> {
  const { number } = win
  const prize = prizeOf(campaign, win.prize)
  if (isSent(prize)) {
    const state = await findStep(trx, campaign.id, number)
    await setState(trx, win, state)
    await beginStep(trx, campaign, { number, state, at })
  } else {
    const given = await giveOnce(ctx, trx, { campaign, win, at })
    await saveGiven(trx, win, given)
  }
  await planToTell(trx, { campaignId: campaign.id, number, prize })
}

/** What was credited before it was held is left as it is. */
async function giveOnce(ctx: Context, trx: Db, { campaign, win, at }: Carried): Promise<Given> {
  const { points, voucherId, phone, accountId, number } = win
  if (points !== null || voucherId !== null) return { points, voucherId, state: 'credited' }
  if (phone === null) throw new Refusal('conflict', { message: texts.nobody })
  const { id, title } = campaign
  const prize = prizeOf(campaign, win.prize)
  const of = { accountId, ...causeOf(id, number, title), at }
  const given = await givePrize(ctx, trx, prize, of)
  if (given.state === 'held') throw new Refusal('conflict', { message: texts.voucherOver })
  return given
}

const keep = `
  update game_win set state = 'credited', points = $3, voucher_id = $4
  where campaign_id = $1 and number = $2 and state = 'held'`

async function saveGiven(
  trx: Db,
  { campaignId, number }: WholeWin,
  { points, voucherId }: Given,
): Promise<void> {
  await queryRows(trx, keep, [campaignId, number, points, voucherId])
}

async function refuse(ctx: Context, trx: Db, { campaign, win, at }: Carried): Promise<void> {
  const { number, points, voucherId, accountId } = win
  const { cause, note } = causeOf(campaign.id, number, campaign.title)
  await setState(trx, win, 'lapsed')
  await endStep(trx, win, at)
  if (points !== null && accountId !== null) {
    await takeBackEarned(trx, { accountId, points, cause: `refused:${cause}`, note, at })
  }
  if (voucherId !== null && (await revokeVoucher(trx, { cause })) === 'used') {
    throw new Refusal('conflict', { message: texts.voucherUsed })
  }
  await loseToReserve(ctx, trx, campaign, { number, at })
}

async function setState(trx: Db, { campaignId, number }: WholeWin, to: string): Promise<void> {
  await moveWinState(trx, { campaignId, number, from: 'held', to })
}

const end = `
  update game_claim_step set lapsed_at = $3, due_on = null, version = version + 1
  where campaign_id = $1 and number = $2`

async function endStep(trx: Db, { campaignId, number }: WholeWin, at: Date): Promise<void> {
  await queryRows(trx, end, [campaignId, number, at])
}
