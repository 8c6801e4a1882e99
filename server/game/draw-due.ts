import { roundAfter } from '#domain/game/beacon.ts'
import { BoxDraw, type Result } from '#domain/game/box.ts'
import { boxOf } from '#domain/game/definition.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { findRounds, listDrawnLots, listUndrawn, lockChain, saveResults } from './chain-queries.ts'
import { hasher } from './hasher.ts'
import { secretOf } from './secret.ts'

const batch = 2000

/**
 * Decides the results of all entries whose moment has come, strictly in the order of their numbers: whoever plays
 * first changes nothing. With a beacon an entry waits for the round after it, and all behind it wait too. Gives up
 * to which number results are known.
 */
export async function drawDue(
  ctx: Pick<Context, 'config' | 'db'>,
  campaign: Campaign,
): Promise<number> {
  // Ranked once, when it is closed (`drawNumbers`).
  if (campaign.kind === 'draw') return 0
  for (let before = -1; ;) {
    const drawn = await ctx.db.transaction().execute((trx) => drawBatch(ctx, trx, campaign))
    if (drawn === before || drawn % batch !== 0) return drawn
    before = drawn
  }
}

async function drawBatch(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
): Promise<number> {
  const { id, announced } = campaign
  const chain = await lockChain(trx, id)
  if (chain.drawn === chain.entries) return chain.drawn
  // Batches end at round numbers, so that whoever goes on knows whether to.
  const entries = await listUndrawn(trx, id, chain.drawn, batch - (chain.drawn % batch))
  const randomness = await randomnessFor(trx, campaign, entries)
  const drawn = { lots: await listDrawnLots(trx, id), blanks: chain.blanksDrawn }
  const draw = new BoxDraw(boxOf(announced), hasher, secretOf(ctx, campaign), drawn)
  const numbers: number[] = []
  const results: number[] = []
  let last = chain.drawn
  for (const { number, hash, at, storeCode, state } of entries) {
    const moment = at.getTime()
    const random = randomness(moment)
    if (random === null) break
    last = number
    if (state === 'cancelled') continue
    const store = storeCode ?? undefined
    const result = draw.draw({ number, hash, at: moment, store, randomness: random })
    numbers.push(number)
    results.push(storedResult(result))
  }
  if (last === chain.drawn) return last
  await saveResults(trx, id, { numbers, results, drawn: last, ...drawn })
  return last
}

/** Null for a moment whose round is not known yet. */
async function randomnessFor(
  trx: Db,
  { announced: { beacon } }: Campaign,
  entries: readonly { at: Date }[],
): Promise<(at: number) => string | null> {
  if (!beacon) return () => ''
  const wanted = new Set(entries.map(({ at }) => roundAfter(beacon, at.getTime())))
  const rounds = await findRounds(trx, beacon.hash, [...wanted])
  return (at) => rounds.get(roundAfter(beacon, at)) ?? null
}

const blank = -1

function storedResult(result: Result): number {
  return result ?? blank
}

/** The lot that an entry got, null for a blank. */
export function resultOf(stored: number): Result {
  return stored === blank ? null : stored
}
