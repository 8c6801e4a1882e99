import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { Refusal } from '#domain/errors.ts'
import { counterGameTexts } from '#domain/game/pharmacy/texts.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Context } from '../../context.ts'
import { addEntries, isOpen } from '../add-entries.ts'
import { drawDue } from '../draw-due.ts'
import { findWin, type Entry, type Win } from '../entry-queries.ts'
import { whyBarred } from '../may-play.ts'
import { credit, prizeOfResult } from '../play.ts'
import type { StoreCampaign } from './game-queries.ts'
import { findEntryAt, findTurnOfKey, getTurn, saveTurn, type Owner } from './turn-queries.ts'

export interface CounterPlay {
  pharmacy: { code: string; username: string }
  /** The customer's; null for the pharmacy's own entry. */
  phone: string | null
  number?: number | undefined
  /** Of the request. */
  key: string
  at: Date
}

export interface PlayedAtCounter {
  entry: Entry
  /** Null for an entry without a prize. */
  prize: AnnouncedPrize | null
  win: Win | null
  /** Who of the pharmacy played it, and when. */
  by: string
  playedAt: Date
}

type Tools = Pick<Context, 'config' | 'db'>

/** The request has played another entry meanwhile: what this one did is undone. */
class PlayedBefore extends Error {}

/**
 * Plays an entry at a counter, once for the request's key: a twin that comes meanwhile, or later, tells the same
 * turn. An entry that this counter has played tells the same under any key. That it was played, by whom, and what it
 * brought is written in one transaction. Refuses `notFound` when there is no entry, `conflict` when the campaign is
 * not open, `busy` while a round of the beacon is missing, `idempotencyKeyReused` for another customer.
 */
export async function playAtCounter(
  ctx: Tools,
  campaign: StoreCampaign,
  play: CounterPlay,
): Promise<PlayedAtCounter> {
  const { pharmacy, phone, number, key, at } = play
  const told = await findTurnOfKey(ctx.db, pharmacy.code, key)
  if (told) {
    const isSame = told.campaignId === campaign.id && told.phone === phone
    if (!isSame) throw new Refusal('idempotencyKeyReused')
    return tellPlayed(ctx, campaign, told)
  }
  const owner: Owner = phone === null ? { cause: await ownCause(ctx, campaign, play) } : { phone }
  const found = await findEntryAt(ctx.db, campaign.id, {
    owner,
    pharmacyCode: pharmacy.code,
    number,
  })
  if (found?.state === 'played') return tellPlayed(ctx, campaign, found)
  if (!isOpen(campaign, at)) throw new Refusal('conflict', { message: gameTexts.closed })
  if (found?.state !== 'open') {
    const message = number === undefined ? counterGameTexts.noTurnLeft : counterGameTexts.noTurn
    throw new Refusal('notFound', { message })
  }
  const drawn = found.result === null ? await drawDue(ctx, campaign) : found.number
  if (drawn < found.number) throw new Refusal('busy', { message: gameTexts.drawPending })
  const isPlayed = await playOnce(ctx, campaign, play, found.number)
  // Somebody was quicker, with this entry or this key: it is looked at again.
  return isPlayed ? tellPlayed(ctx, campaign, found) : playAtCounter(ctx, campaign, play)
}

async function playOnce(
  ctx: Tools,
  campaign: StoreCampaign,
  { pharmacy, phone, key, at }: CounterPlay,
  number: number,
): Promise<boolean> {
  const turn = { campaignId: campaign.id, number, pharmacyCode: pharmacy.code, key, at }
  const work = ctx.db.transaction().execute(async (trx) => {
    const barred = phone === null ? null : await whyBarred(trx, campaign, phone)
    if (!(await credit(ctx, trx, campaign, { number, phone, barred, at }))) return false
    const isFirst = await saveTurn(trx, { ...turn, username: pharmacy.username })
    if (!isFirst) throw new PlayedBefore()
    return true
  })
  return work.catch((error: unknown) => {
    if (error instanceof PlayedBefore) return false
    throw error
  })
}

/** The pharmacy's own entry comes with the first wish to play it; it is nobody's by a phone. */
async function ownCause(
  { db }: Tools,
  campaign: StoreCampaign,
  { pharmacy: { code }, at }: CounterPlay,
): Promise<string> {
  const cause = ownerOf(code)
  const wish = { cause, source: 'staff', phone: null, owner: cause, store: code } as const
  await db.transaction().execute((trx) => addEntries(trx, campaign, { wishes: [wish], at }))
  return cause
}

/** In the seal, in the place of a phone; and the cause of the one entry that a pharmacy has. */
export function ownerOf(pharmacyCode: string): string {
  return `store:${pharmacyCode}`
}

/** What an entry that was played at a counter brought. */
export async function tellPlayed(
  { db }: Pick<Context, 'db'>,
  campaign: StoreCampaign,
  entry: Entry,
): Promise<PlayedAtCounter> {
  const [win, turn] = await Promise.all([
    findWin(db, campaign.id, entry.number),
    getTurn(db, campaign.id, entry.number),
  ])
  const prize = prizeOfResult(campaign, turn.result)
  return { entry, prize, win, by: turn.storeUser, playedAt: turn.turnAt }
}
