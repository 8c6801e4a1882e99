import { gamePath } from '#domain/game/game-path.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { shortName } from '#domain/notification/templates.ts'
import type { Context } from '../../context.ts'
import { findWinner } from '../own-queries.ts'
import { tellPlayer } from '../tell-winner.ts'
import { findWholeWin } from './win-queries.ts'

/** Reminds a winner of the last day of their step; nobody who has done it meanwhile, or whose prize is held. */
export async function warnWinner(
  ctx: Context,
  { winId, lastDay }: { winId: number; lastDay: string },
): Promise<void> {
  const win = await findWholeWin(ctx.db, winId)
  if (!win || win.dueOn !== lastDay || win.state === 'held') return
  const { campaignId, number } = win
  const winner = await findWinner(ctx.db, campaignId, number)
  if (!winner || winner.phone === null) return
  const { host } = new URL(ctx.config.publicUrl)
  await tellPlayer(ctx, winner, {
    dedupeKey: `game-claim:${campaignId}:${number}:${lastDay}`,
    template: 'gameClaimEnding',
    values: {
      prize: shortName(win.announced.prizes.find(({ id }) => id === win.prize)!.name),
      day: formatDate(lastDay),
      link: host + gamePath(winner.slug, winner.kind),
    },
  })
}
