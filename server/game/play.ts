import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Context } from '../context.ts'
import { earnPoints, ensureAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { issueVoucher } from '../voucher/index.ts'
import { isOpen } from './add-entries.ts'
import type { Campaign } from './campaign-queries.ts'
import { drawDue, resultOf } from './draw-due.ts'
import { findEntry, findWin, playOpen, saveWin, type Entry, type Win } from './entry-queries.ts'

export interface Played {
  entry: Pick<Entry, 'number' | 'hash' | 'salt' | 'cause' | 'at'>
  /** Null for an entry without a prize. */
  prize: AnnouncedPrize | null
  win: Win | null
}

/**
 * Uses one of a person's entries: the named one, or the oldest open one. What it brings was decided with its number;
 * here it is told and credited, all in one transaction. A named entry that has been played tells the same again.
 * Refuses with `gameClosed`, `noEntries`, or `drawPending` while a round of the beacon is missing.
 */
export async function playEntry(
  ctx: Pick<Context, 'config' | 'db'>,
  campaign: Campaign,
  { phone, number, at }: { phone: string; number?: number | undefined; at: Date },
): Promise<Played> {
  const found = await findEntry(ctx.db, campaign.id, { phone, number })
  if (found?.state === 'played') return toldAgain(ctx.db, campaign, found)
  if (!isOpen(campaign, at)) throw new Refusal('conflict', { message: gameTexts.closed })
  if (found?.state !== 'open') throw new Refusal('notFound', { message: gameTexts.noEntries })
  const drawn = found.result === null ? await drawDue(ctx, campaign) : found.number
  if (drawn < found.number) throw new Refusal('busy', { message: gameTexts.drawPending })
  const isPlayed = await ctx.db
    .transaction()
    .execute((trx) => credit(ctx, trx, campaign, { number: found.number, phone, at }))
  if (isPlayed) return toldAgain(ctx.db, campaign, found)
  // Somebody with the same phone was quicker: a named one tells what it got, else the next one is played.
  return playEntry(ctx, campaign, { phone, number, at })
}

async function toldAgain(db: Db, campaign: Campaign, entry: Entry): Promise<Played> {
  const win = await findWin(db, campaign.id, entry.number)
  const { number, hash, salt, cause, at } = entry
  return {
    entry: { number, hash, salt, cause, at },
    prize: win && prizeOf(campaign, win.prize),
    win,
  }
}

/** False when the entry is not open any more. */
async function credit(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  { number, phone, at }: { number: number; phone: string; at: Date },
): Promise<boolean> {
  const stored = await playOpen(trx, campaign.id, { number, at })
  if (stored === null) return false
  const lot = resultOf(stored)
  if (lot === null) return true
  const prize = prizeOf(campaign, campaign.announced.lots[lot]!.prize)
  if (prize.kind === 'thanks') return true
  const accountId = await ensureAccount(trx, { phone, at })
  const of = { accountId, cause: `game:${campaign.id}:${number}`, at }
  const given = await give(ctx, trx, prize, { ...of, note: gameTexts.wonIn(campaign.title) })
  await saveWin(trx, { campaignId: campaign.id, number, prize: prize.id, accountId, at, ...given })
  return true
}

type Given = { points: number | null; voucherId: number | null; state: 'credited' | 'held' | 'won' }

async function give(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  prize: AnnouncedPrize,
  of: { accountId: number; cause: string; note: string; at: Date },
): Promise<Given> {
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
      // A campaign of vouchers that was given out or ended meanwhile: won all the same, staff make it good.
      if (!issued) return { points: null, voucherId: null, state: 'held' }
      return { points: null, voucherId: issued.id, state: 'credited' }
    }
    default:
      return { points: null, voucherId: null, state: 'won' }
  }
}

function prizeOf({ announced }: Campaign, id: number): AnnouncedPrize {
  return announced.prizes.find((prize) => prize.id === id)!
}
