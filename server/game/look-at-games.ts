import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { fetchWaitedFor } from './beacon-rounds.ts'
import { listRunning, type Campaign } from './campaign-queries.ts'
import { closeGame } from './close-game.ts'
import { drawDue } from './draw-due.ts'
import { findDraw } from './draw-queries.ts'

export interface Look {
  /** When to look again; milliseconds. */
  nextAt: number
  /** How long the oldest round of the beacon is overdue that something waits for; seconds, 0: none is. */
  late: number
}

type Tools = Pick<Context, 'config' | 'db' | 'log' | 'clock' | 'changeBus'>

/** A round is told a moment after its time. */
const afterRound = 700
/** Nothing changes by itself for longer than this without a look. */
const longest = 60_000

/**
 * What campaigns do by themselves: fetch the rounds that something waits for, decide what they decide, and end when
 * their time is over. Done twice, also by two processes at once, it changes nothing more.
 */
export async function lookAtGames(ctx: Tools): Promise<Look> {
  const now = ctx.clock.now()
  let nextAt = now.getTime() + longest
  let late = 0
  for (const game of await listRunning(ctx.db, now)) {
    const found = await lookAt(ctx, game, now).catch((error: unknown) => {
      // One that cannot go on keeps no other back.
      ctx.log.error({ err: error, campaign: game.slug }, 'game not looked at')
      return { nextAt: now.getTime() + 5000, late: 0 }
    })
    nextAt = Math.min(nextAt, found.nextAt)
    late = Math.max(late, found.late)
  }
  return { nextAt, late }
}

async function lookAt(ctx: Tools, game: Campaign, now: Date): Promise<Look> {
  const { nextAt: due, lateSince } = await fetchWaitedFor(ctx, game, now)
  const again = await goOn(ctx, game, now)
  return {
    nextAt: Math.min(again ?? Infinity, due === null ? Infinity : due + afterRound),
    late: lateSince === null ? 0 : (now.getTime() - lateSince) / 1000,
  }
}

/** When it is to be looked at again; null: nobody knows. */
async function goOn(ctx: Tools, game: Campaign, now: Date): Promise<number | null> {
  if (now < game.closesAt) {
    const { beacon } = game.announced
    if (beacon && game.kind !== 'draw') {
      await drawDue(ctx, game)
      // Somebody may play at any moment, and waits for the round after it.
      return Math.min(game.closesAt.getTime(), now.getTime() + beacon.period * 1000)
    }
    return game.closesAt.getTime()
  }
  try {
    await closeGame(ctx, game, now)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Its round is still to come, or its stage goes on at the host's pace.
    const draw = await findDraw(ctx.db, game.id)
    return draw?.drawnAt ? null : now.getTime() + 1000
  }
}
