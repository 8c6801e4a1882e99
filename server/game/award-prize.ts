import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Context } from '../context.ts'
import { earnPoints, ensureAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { issueVoucher } from '../voucher/index.ts'
import type { Campaign } from './campaign-queries.ts'
import { beginStep } from './claim-steps.ts'
import { saveWin, type Win } from './entry-queries.ts'
import { insertHold, whyHeld } from './hold-win.ts'
import type { Barred } from './may-play.ts'
import { isSent } from './shown-win.ts'
import { planToTell } from './tell-winner.ts'

/**
 * Gives what an entry has won, once: points, vouchers and lucky money are credited with the win, the rest is claimed
 * later. What the rules hold is not given, and not told, before staff have looked at it. Thanks are no win: null.
 */
export async function awardPrize(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  won: {
    number: number
    phone: string | null
    /** Of the phone, where it is known already. */
    accountId?: number | null
    /** Of the phone (`whyBarred`). */
    barred: Barred | null
    prize: AnnouncedPrize
    at: Date
  },
): Promise<Win | null> {
  const { number, phone, barred, prize, at } = won
  if (prize.kind === 'thanks') return null
  const { id: campaignId, title } = campaign
  const accountId =
    phone === null ? null : (won.accountId ?? (await ensureAccount(trx, { phone, at })))
  const held = await whyHeld(trx, campaign, { accountId, barred, prize, at })
  const given =
    held === null
      ? await givePrize(ctx, trx, prize, { accountId, ...causeOf(campaignId, number, title), at })
      : nothingYet
  await saveWin(trx, { campaignId, number, prize: prize.id, accountId, at, ...given })
  const win = { prize: prize.id, ...given, wonAt: at, isClaimed: false, dueOn: null }
  if (given.state === 'held') {
    // A campaign of vouchers that was given out or ended meanwhile: won all the same, staff make it good.
    await insertHold(trx, { campaignId, number, reason: held ?? 'voucher', at })
    return win
  }
  await planToTell(trx, { campaignId, number, prize })
  if (given.state !== 'won') return win
  return { ...win, dueOn: await beginStep(trx, campaign, { number, state: 'won', at }) }
}

const nothingYet = { points: null, voucherId: null, state: 'held' } as const

/** Under which a prize stands in the ledger and among the vouchers, and what people read there. */
export function causeOf(campaignId: number, number: number, title: string) {
  return { cause: `game:${campaignId}:${number}`, note: gameTexts.wonIn(title) }
}

export function prizeOf({ announced }: Pick<Campaign, 'announced'>, id: number): AnnouncedPrize {
  return announced.prizes.find((prize) => prize.id === id)!
}

export interface Given {
  points: number | null
  voucherId: number | null
  state: 'credited' | 'held' | 'won'
}

/** Credits a prize, or begins its way to its winner; `held` when there is nobody, or no voucher left. */
export async function givePrize(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  prize: AnnouncedPrize,
  { accountId, ...how }: { accountId: number | null; cause: string; note: string; at: Date },
): Promise<Given> {
  if (isSent(prize)) return { points: null, voucherId: null, state: 'won' }
  if (accountId === null) return nothingYet
  const of = { accountId, ...how }
  switch (prize.kind) {
    case 'points':
    case 'luckyMoney': {
      const points = prize.points!
      await earnPoints(trx, { ...of, points, programmeId: null })
      return { points, voucherId: null, state: 'credited' }
    }
    case 'voucher': {
      const campaignId = prize.voucher_campaign_id!
      const issued = await issueVoucher(ctx, trx, { ...of, campaignId })
      if (!issued) return nothingYet
      return { points: null, voucherId: issued.id, state: 'credited' }
    }
    default:
      throw new Error(`nothing to give for ${prize.kind}`)
  }
}
