import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { listPrices, type CurrentPrice } from './list-prices.ts'

type Reader = Pick<Context, 'cache'>

interface SoldOut {
  version: number
  until: number
  price: CurrentPrice
  /** How often it was asked for in vain while nothing changed. */
  times: number
}

/** Once is nothing to remember; whoever asks for the fourth time is one of many. */
const timesToKeep = 3
/** Not longer, whatever notice may be missing. */
const keptFor = seconds(3)
const mostKept = 500

const ofShops = new WeakMap<Reader['cache'], Map<number, SoldOut>>()

/** Prices at this moment, of which it is remembered what is sold out and asked for all the same. */
export async function listPricesForBuyers(
  ctx: Pick<Context, 'cache' | 'clock'>,
  db: Db,
  ids: readonly number[],
): Promise<Map<number, CurrentPrice>> {
  const versions = new Map(ids.map((id) => [id, versionOf(ctx, id)]))
  const prices = await listPrices(db, ids, ctx.clock.now())
  for (const price of prices.values()) {
    if (price.available <= 0) note(ctx, price, versions.get(price.id)!)
  }
  return prices
}

/** A product that is known to be sold out, as it was read; null for all others. Nobody looks into the database. */
export function findSoldOut(ctx: Reader, id: number): CurrentPrice | null {
  const known = soldOutOf(ctx).get(id)
  if (!known || known.times < timesToKeep) return null
  const isTrue = known.until > performance.now() && known.version === versionOf(ctx, id)
  return isTrue ? known.price : null
}

function note(ctx: Reader, price: CurrentPrice, version: number): void {
  const soldOut = soldOutOf(ctx)
  const known = soldOut.get(price.id)
  const times = known?.version === version ? known.times + 1 : 1
  if (soldOut.size >= mostKept) soldOut.clear()
  soldOut.set(price.id, { version, price, times, until: performance.now() + keptFor })
}

/** Whoever changes what there is of a product, or anything else of it, tells these. */
function versionOf({ cache }: Reader, id: number): number {
  const tags = [`stock:${id}`, `product:${id}`, 'products'] as const
  return Math.max(...tags.map((tag) => cache.versionOf(tag)))
}

function soldOutOf({ cache }: Reader): Map<number, SoldOut> {
  const known = ofShops.get(cache) ?? new Map<number, SoldOut>()
  ofShops.set(cache, known)
  return known
}
