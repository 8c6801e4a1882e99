import { Refusal } from '#domain/errors.ts'
import type { ReleaseRecord } from '#domain/publishing/releases/backoffice.ts'
import { releaseTexts as texts } from '#domain/publishing/releases/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import { listGamePhases, stopGames, type GamePhaseRow } from '../../game/index.ts'
import type { ReleaseRow } from './release-queries.ts'

/** Games of a release as they are now, each with what keeps it from being a part of it. */
export async function listReleaseGames(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    game_campaign_ids: ids,
    starts_at: startsAt,
  }: Pick<ReleaseRow, 'game_campaign_ids' | 'starts_at'>,
): Promise<ReleaseRecord['games']> {
  const games = await listGamePhases(db, ids, clock.now())
  return games.map((game) => {
    const problem = problemOf(game, startsAt)
    return {
      id: game.id,
      title: game.title,
      phase: game.phase,
      opens_at: toVietnamIso(game.opensAt),
      closes_at: toVietnamIso(game.closesAt),
      ...(problem === null ? {} : { problem }),
    }
  })
}

/**
 * A game opens at its own moment, which its commitment binds: a release can only be approved where all of its games
 * are, and none of them opens before it.
 */
export async function ensureGamesFit(
  ctx: Pick<Context, 'db' | 'clock'>,
  release: ReleaseRow,
): Promise<void> {
  const games = await listReleaseGames(ctx, release)
  const problem = games.find((game) => game.problem !== undefined)?.problem
  if (problem === undefined) return
  throw new Refusal('contentRefused', { fields: { game_campaign_ids: problem } })
}

/** Stops those that are open or still to open, as the emergency stop does: another person lets them go on. */
export function stopReleaseGames(
  ctx: Context,
  { game_campaign_ids: ids }: Pick<ReleaseRow, 'game_campaign_ids'>,
  reason: string,
  caller: Caller,
): Promise<void> {
  return stopGames(ctx, ids, reason, caller)
}

function problemOf({ title, phase, opensAt }: GamePhaseRow, startsAt: Date): string | null {
  if (phase === 'draft' || phase === 'waiting') return texts.gameNotApproved(title)
  if (phase === 'ended' || phase === 'closed' || phase === 'settled') return texts.gameOver(title)
  return opensAt < startsAt ? texts.gameTooEarly(title, toVietnamIso(opensAt)) : null
}
