import { giftTexts } from './texts.ts'

interface WantedGift {
  id: number
  /** Points of one piece. */
  pointCost: number
}

interface CartGiftLine extends WantedGift {
  name: string
  quantity: number
}

interface EarningProduct {
  id: number
  name: string
  /** Đồng for one piece. */
  price: number
  /** Points one piece brings when its order is completed. */
  estimatedPoint: number
}

interface CartProductLine extends EarningProduct {
  quantity: number
}

export interface AdviceQuestion {
  wanted: WantedGift
  /** Points the member may spend now, before the cart's gifts. */
  pointCanUse: number
  cartGifts: readonly CartGiftLine[]
  cartLines: readonly CartProductLine[]
  /** What else may be offered: best sellers. */
  offered?: readonly EarningProduct[]
}

export interface GiftAdvice {
  /** Points still missing for the wanted gift beside the cart's gifts; 0: it fits. */
  missing: number
  /** The fewest cart gifts that make room, the last as cheap as will do; empty when all would not. */
  remove: readonly CartGiftLine[]
  /** Points the cart's goods will bring: they cover what is missing by themselves when `buy` is null. */
  earning: number
  /** What to put in the cart besides, for the least money; null when nothing is needed or nothing earns. */
  buy: { product: EarningProduct; count: number } | null
}

/** The live line "còn thiếu 120 điểm": what to take out or to buy so that a gift fits. */
export function adviseOnGift(question: AdviceQuestion): GiftAdvice {
  const { wanted, pointCanUse, cartGifts, cartLines, offered = [] } = question
  const promised = sum(cartGifts, costOf)
  const missing = Math.max(0, promised + wanted.pointCost - pointCanUse)
  const earning = sum(cartLines, (line) => line.estimatedPoint * line.quantity)
  return {
    missing,
    remove: missing === 0 ? [] : minFor(missing, cartGifts),
    earning,
    buy: cheapestFor(missing - earning, [...cartLines, ...offered]),
  }
}

/** The advice in words, most useful first; nothing when the gift fits. */
export function adviceLines({ missing, remove, earning, buy }: GiftAdvice): string[] {
  const texts = giftTexts.advice
  if (missing === 0) return []
  const lines = [texts.missing(missing)]
  if (remove.length > 0) lines.push(texts.remove(remove.map((gift) => gift.name)))
  if (buy) lines.push(texts.buy(buy.count, buy.product.name))
  else if (earning >= missing) lines.push(texts.earned(earning))
  return lines
}

/** One gift that is just dear enough; failing that, the dearest until it suffices. */
function minFor(missing: number, gifts: readonly CartGiftLine[]): CartGiftLine[] {
  const dearestFirst = gifts.toSorted((a, b) => costOf(b) - costOf(a) || a.id - b.id)
  const chosen: CartGiftLine[] = []
  let open = missing
  for (const gift of dearestFirst) {
    if (open <= 0) break
    chosen.push(gift)
    open -= costOf(gift)
  }
  if (open > 0) return []
  return [...chosen.slice(0, -1), cheapestThatFills(open, chosen.at(-1)!, dearestFirst)]
}

/** The last one chosen may be dearer than needed: the cheapest that still makes room takes its place. */
function cheapestThatFills(open: number, last: CartGiftLine, dearestFirst: CartGiftLine[]) {
  const needed = open + costOf(last)
  const after = dearestFirst.slice(dearestFirst.indexOf(last))
  return after.findLast((gift) => costOf(gift) >= needed) ?? last
}

function cheapestFor(points: number, products: readonly EarningProduct[]): GiftAdvice['buy'] {
  if (points <= 0) return null
  const ways = products
    .filter((product) => product.estimatedPoint > 0)
    .map((product) => ({ product, count: Math.ceil(points / product.estimatedPoint) }))
  const [cheapest] = ways.toSorted(
    (a, b) => a.count * a.product.price - b.count * b.product.price || a.count - b.count,
  )
  return cheapest ?? null
}

function costOf(gift: { pointCost: number; quantity: number }): number {
  return gift.pointCost * gift.quantity
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0)
}
