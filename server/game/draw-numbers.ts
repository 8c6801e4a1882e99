import { countRanks, prizeOfRank, Ranking } from '#domain/game/number-draw.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { findRounds } from './chain-queries.ts'
import { findDraw, listTaking, saveRanks } from './draw-queries.ts'
import { hasher } from './hasher.ts'
import { secretOf } from './secret.ts'

/** Entries that are read at once: a million never stand in memory together. */
const batch = 20_000

/**
 * Ranks all entries of a number draw, once, whoever asks how often: closed entries stand still, so two processes
 * find the same, and the first keeps it. Gives when it was drawn; null while its round is not known.
 */
export async function drawNumbers(
  ctx: Pick<Context, 'config' | 'db'>,
  campaign: Campaign,
  at: Date,
): Promise<Date | null> {
  const { id, announced } = campaign
  const draw = await findDraw(ctx.db, id)
  if (!draw || draw.drawnAt !== null) return draw?.drawnAt ?? null
  const randomness = await randomnessOf(ctx.db, campaign, draw.round)
  if (randomness === null) return null
  const ranks = await rankAll(ctx, campaign, randomness)
  const prizes = ranks.map((_, index) => prizeOfRank(announced, index + 1))
  await ctx.db.transaction().execute((trx) => saveRanks(trx, id, { ranks, prizes, at }))
  return (await findDraw(ctx.db, id))!.drawnAt
}

async function randomnessOf(
  db: Db,
  { announced: { beacon } }: Campaign,
  round: number | null,
): Promise<string | null> {
  if (!beacon || round === null) return ''
  const rounds = await findRounds(db, beacon.hash, [round])
  return rounds.get(round) ?? null
}

async function rankAll(
  ctx: Pick<Context, 'config' | 'db'>,
  campaign: Campaign,
  randomness: string,
) {
  const { id, slug, announced } = campaign
  const { all: count } = countRanks(announced)
  const ranking = new Ranking(hasher, { secret: secretOf(ctx, campaign), slug, randomness, count })
  for (let after = 0; ;) {
    const entries = await listTaking(ctx.db, id, after, batch)
    for (const entry of entries) ranking.add(entry)
    if (entries.length < batch) return ranking.best
    after = entries.at(-1)!.number
  }
}
