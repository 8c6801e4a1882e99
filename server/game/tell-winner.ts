import type { AnnouncedPrize } from '#domain/game/definition.ts'
import { gamePath } from '#domain/game/game-path.ts'
import { shortName } from '#domain/notification/templates.ts'
import type { Context } from '../context.ts'
import { tellMember, type ToldMember } from '../identity/index.ts'
import { sendMessage } from '../notification/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { findWinner } from './own-queries.ts'
import { isSent } from './shown-win.ts'

/** Messages cost money: small points are told on the page and in the profile alone. */
const worthTelling = 100_000

/** Has a winner told once the prize is theirs (`tellWinner`), where it is worth a message. */
export async function planToTell(
  trx: Db,
  won: { campaignId: number; number: number; prize: AnnouncedPrize },
): Promise<void> {
  const { campaignId, number, prize } = won
  if (isWorthTelling(prize)) await appendEvent(trx, 'game.won', { campaignId, number })
}

function isWorthTelling(prize: AnnouncedPrize): boolean {
  return isSent(prize) || prize.kind === 'voucher' || prize.value >= worthTelling
}

/** Tells a winner by message, once, whatever became of the page on which they won. */
export async function tellWinner(
  ctx: Context,
  { campaignId, number }: { campaignId: number; number: number },
): Promise<void> {
  const winner = await findWinner(ctx.db, campaignId, number)
  if (!winner || winner.phone === null) return
  const prize = winner.announced.prizes.find(({ id }) => id === winner.prize)!
  const { host } = new URL(ctx.config.publicUrl)
  await tellPlayer(ctx, winner, {
    dedupeKey: `game:${campaignId}:${number}`,
    template: 'gameWon',
    values: {
      prize: shortName(prize.name),
      game: shortName(winner.title),
      link: host + gamePath(winner.slug, winner.kind),
    },
  })
}

/** A member on the channels they agreed to; whoever played with a phone alone, on that phone. */
export async function tellPlayer(
  ctx: Context,
  { memberId, phone }: { memberId: number | null; phone: string | null },
  message: ToldMember,
): Promise<void> {
  if (memberId !== null) await tellMember(ctx, memberId, message)
  else if (phone !== null) await sendMessage(ctx, { ...message, recipient: phone })
}
