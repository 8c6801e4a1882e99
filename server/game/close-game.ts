import { countRanks, roundOfDraw } from '#domain/game/number-draw.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { closeCampaign, type Campaign } from './campaign-queries.ts'
import { closeChain, lockChain } from './chain-queries.ts'
import { drawDue } from './draw-due.ts'
import { drawNumbers } from './draw-numbers.ts'
import { insertDraw } from './draw-queries.ts'
import { secretOf } from './secret.ts'
import { finishDraw, tellAll } from './tell-ranks.ts'

/** Without a bus nobody looks yet, as while the demo is loaded. */
type Telling = Partial<Pick<Context, 'changeBus'>>

/** A stage on which nobody has gone on for so long is told without it; milliseconds. */
const patience = 48 * 3_600_000

/**
 * Ends a campaign whose time is over: takes no more entries, draws what is still to be drawn and tells the secret.
 * A number draw of an event is told winner by winner on its stage, and ends there. `conflict` before the end, while
 * a round of the beacon is missing, or while a stage is waited for.
 */
export async function closeGame(
  ctx: Telling & Pick<Context, 'config' | 'db'>,
  game: Campaign,
  at: Date,
): Promise<Campaign> {
  if (at < game.closesAt) throw new Refusal('conflict')
  await closeEntries(ctx, game, at)
  const closed = game.kind === 'draw' ? await endDraw(ctx, game, at) : await endTurns(ctx, game, at)
  if (!closed) throw new Refusal('conflict')
  tellOfGame(ctx, game)
  return closed
}

/** From here on nothing comes in or goes out; of a number draw the root and the round are told. */
async function closeEntries(
  ctx: Telling & Pick<Context, 'db'>,
  { id, slug, kind, announced }: Campaign,
  at: Date,
): Promise<void> {
  const isNew = await ctx.db.transaction().execute(async (trx) => {
    const { closedAt, head, entries, cancelled } = await lockChain(trx, id)
    if (closedAt !== null) return false
    await closeChain(trx, id, at)
    if (kind !== 'draw') return true
    const round = roundOfDraw(announced, at.getTime())
    await insertDraw(trx, { campaignId: id, root: head, entries: entries - cancelled, round })
    return true
  })
  if (isNew) tellOfGame(ctx, { slug })
}

async function endTurns(ctx: Pick<Context, 'config' | 'db'>, game: Campaign, at: Date) {
  await drawDue(ctx, game)
  const secret = secretOf(ctx, game)
  return ctx.db.transaction().execute((trx) => closeCampaign(trx, { id: game.id, secret, at }))
}

async function endDraw(
  ctx: Telling & Pick<Context, 'config' | 'db'>,
  game: Campaign,
  at: Date,
): Promise<Campaign | null> {
  const drawnAt = await drawNumbers(ctx, game, at)
  if (drawnAt === null) return null
  const isOnStage = game.place === 'event' && at.getTime() - drawnAt.getTime() < patience
  if (isOnStage && countRanks(game.announced).winners > 0) return null
  return ctx.db.transaction().execute(async (trx) => {
    await tellAll(ctx, trx, game, at)
    return finishDraw(ctx, trx, game, at)
  })
}

/** To be called after the commit: answers that show the campaign are made anew, open pages look again. */
export function tellOfGame({ changeBus }: Telling, { slug }: Pick<Campaign, 'slug'>): void {
  changeBus?.changed([`game:${slug}`])
  changeBus?.tell([`game:${slug}`])
}
