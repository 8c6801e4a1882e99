import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { isOpen } from './add-entries.ts'
import { awardPrize, prizeOf } from './award-prize.ts'
import { getCampaignById, type Campaign } from './campaign-queries.ts'
import { drawDue, resultOf } from './draw-due.ts'
import {
  countOpen,
  findEntry,
  findWin,
  playOpen,
  type Entry,
  type OwnedEntry,
  type Win,
} from './entry-queries.ts'
import { barredBy, type Barred } from './may-play.ts'

export interface Played {
  entry: Pick<Entry, 'number' | 'hash' | 'salt' | 'cause' | 'at'>
  /** Null for an entry without a prize. */
  prize: AnnouncedPrize | null
  win: Win | null
  /** How many are left to the same phone. */
  left: number
}

/**
 * Uses one of a person's entries: the named one, or the oldest open one. What it brings was decided with its number;
 * here it is told and credited, all in one transaction. A named entry that has been played tells the same again.
 * Refuses `forbidden` whom the rules bar, `conflict` when the campaign is not open, `notFound` without an entry, and
 * `busy` while a round of the beacon is missing.
 */
export async function playEntry(
  ctx: Pick<Context, 'config' | 'db'>,
  campaign: Campaign,
  { at, ...owned }: OwnedEntry & { at: Date },
): Promise<Played> {
  const { entry: found, known } = await findEntry(ctx.db, campaign.id, owned)
  if (found?.state === 'played') return toldAgain(ctx.db, campaign, found, owned.phone)
  // The numbers of a draw are not played: they are ranked once.
  const canPlay = campaign.kind !== 'draw'
  if (!canPlay || !isOpen(campaign, at)) {
    throw new Refusal('conflict', { message: gameTexts.closed })
  }
  const barred = known && barredBy(campaign, known)
  if (barred !== null) throw new Refusal('forbidden', { message: gameTexts.barred[barred] })
  if (found?.state !== 'open') throw new Refusal('notFound', { message: gameTexts.noEntries })
  const drawn = found.result === null ? await drawDue(ctx, campaign) : found.number
  if (drawn < found.number) throw new Refusal('busy', { message: gameTexts.drawPending })
  const { number, result } = found
  const turn = { number, phone: owned.phone, accountId: known?.accountId ?? null, barred, at }
  const played =
    result !== null && isBlank(campaign, result)
      ? await playBlank(ctx.db, campaign, { ...turn, result })
      : await ctx.db.transaction().execute((trx) => credit(ctx, trx, campaign, turn))
  if (played) return { entry: shownEntry(found), ...played }
  // Somebody with the same phone was quicker, or the campaign was stopped: a named one tells what it got, else the
  // next one is played.
  return playEntry(ctx, await getCampaignById(ctx.db, campaign.id), { ...owned, at })
}

async function toldAgain(
  db: Db,
  campaign: Campaign,
  entry: Entry,
  phone: string | null,
): Promise<Played> {
  const [win, left] = await Promise.all([
    findWin(db, campaign.id, entry.number),
    phone === null ? 0 : countOpen(db, campaign.id, phone),
  ])
  const prize = prizeOfResult(campaign, entry.result!)
  return { entry: shownEntry(entry), prize, win, left }
}

function shownEntry({ number, hash, salt, cause, at }: Entry): Played['entry'] {
  return { number, hash, salt, cause, at }
}

/** Nothing is credited for it: it is played by one statement, without a transaction around it. */
function isBlank(campaign: Campaign, stored: number): boolean {
  const prize = prizeOfResult(campaign, stored)
  return prize === null || prize.kind === 'thanks'
}

async function playBlank(
  db: Db,
  campaign: Campaign,
  turn: { number: number; phone: string | null; result: number; at: Date },
): Promise<Omit<Played, 'entry'> | null> {
  const played = await playOpen(db, campaign.id, turn)
  return played && { prize: prizeOfResult(campaign, turn.result), win: null, left: played.left }
}

/** What a stored result brings: null for a blank. */
export function prizeOfResult(campaign: Campaign, stored: number): AnnouncedPrize | null {
  const lot = resultOf(stored)
  return lot === null ? null : prizeOf(campaign, campaign.announced.lots[lot]!.prize)
}

/** What an entry brings, once; null when it is not open any more, or its campaign is stopped. */
export async function credit(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  turn: {
    number: number
    phone: string | null
    /** Of the phone, where it is known already. */
    accountId?: number | null
    barred: Barred | null
    at: Date
  },
): Promise<Omit<Played, 'entry'> | null> {
  const played = await playOpen(trx, campaign.id, turn)
  if (!played) return null
  const prize = prizeOfResult(campaign, played.stored)
  const win = prize && (await awardPrize(ctx, trx, campaign, { ...turn, prize }))
  return { prize, win, left: played.left }
}
