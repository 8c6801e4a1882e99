import { fractionOf, numberBelow, type Hasher } from './hasher.ts'
import { curveOf, freeShare, lastDayOf, type Curve, type Pacing, type TimeSpan } from './pacing.ts'

/** Units of one prize that are alike: of the whole campaign, or of one pharmacy. */
export interface Lot {
  prize: number
  /** A pharmacy's code: its entries alone draw from this lot. */
  store?: string | undefined
  quantity: number
  /** Of a hundred units, those that come free on the last day only. */
  lastDayShare: number
}

/** What a campaign of instant prizes is drawn from; announced before it opens and never changed. */
export interface Box {
  slug: string
  window: TimeSpan
  pacing: Pacing
  lots: readonly Lot[]
  /** Places without a prize. */
  blanks: number
}

/** An entry as the draw sees it. */
export interface DrawnEntry {
  number: number
  hash: string
  /** When it was made, in milliseconds. */
  at: number
  store?: string | undefined
  /** Of the beacon's round that came after it; empty where the campaign has no beacon. */
  randomness: string
}

/** How much was drawn: of each lot in its order, and blanks. */
export interface Drawn {
  lots: number[]
  blanks: number
}

/** The place of the lot, or null for a blank. */
export type Result = number | null

/** How much of each part of the curve is free at a moment, 0 to 1. */
interface Shares {
  at: number
  whole: number
  before: number | null
  last: number
}

/** Draws entries one after another; each result depends on the box and all entries before it, and on nothing else. */
export class BoxDraw {
  readonly #box: Box
  readonly #hasher: Hasher
  readonly #secret: string
  readonly #drawn: Drawn
  readonly #curves: { whole: Curve; before: Curve | null; last: Curve }
  #shares: Shares | null = null
  /** Of each lot the unit whose turn was asked for last: time goes on, and each is asked for many times. */
  readonly #turns: { unit: number; turn: number }[] = []

  /** `drawn` is continued where somebody stopped; it is changed in place. */
  constructor(box: Box, hasher: Hasher, secret: string, drawn: Drawn = emptyOf(box)) {
    this.#box = box
    this.#hasher = hasher
    this.#secret = secret
    this.#drawn = drawn
    const last = lastDayOf(box.window)
    const before = { from: box.window.from, to: last.from }
    this.#curves = {
      whole: curveOf(box.pacing, box.window),
      before: before.to > before.from ? curveOf(box.pacing, box.window, before) : null,
      last: curveOf(box.pacing, box.window, last),
    }
  }

  get drawn(): Readonly<Drawn> {
    return this.#drawn
  }

  /** What an entry gets, counted as drawn. */
  draw(entry: DrawnEntry): Result {
    const result = this.#pick(
      entry,
      resultDigest(this.#hasher, this.#secret, this.#box.slug, entry),
    )
    if (result === null) this.#drawn.blanks += 1
    else this.#drawn.lots[result]! += 1
    return result
  }

  /** What an entry that is cancelled had got goes back into the box. */
  giveBack(result: Result): void {
    if (result === null) this.#drawn.blanks -= 1
    else this.#drawn.lots[result]! -= 1
  }

  /** How many units of a lot are free at a moment, drawn or not. */
  freeUnits(index: number, at: number): number {
    const { quantity, lastDayShare } = this.#box.lots[index]!
    const { whole, before, last } = this.#sharesAt(at)
    const late = before === null ? 0 : Math.round((quantity * lastDayShare) / 100)
    if (late === 0) return this.#freeOf(whole, index, 0, quantity)
    const early = this.#freeOf(before!, index, 0, quantity - late)
    return early + this.#freeOf(last, index, quantity - late, late)
  }

  /** Each unit has a moment of its own within its part of the curve, which only the secret tells. */
  #freeOf(share: number, lot: number, first: number, count: number): number {
    const free = share * count
    const whole = Math.floor(free)
    if (whole >= count) return count
    return whole + (this.#turnOf(lot, first + whole) <= free - whole ? 1 : 0)
  }

  /** All lots ask for the same moment, one after the other. */
  #sharesAt(at: number): Shares {
    if (this.#shares?.at === at) return this.#shares
    const { whole, before, last } = this.#curves
    this.#shares = {
      at,
      whole: freeShare(whole, at),
      before: before && freeShare(before, at),
      last: freeShare(last, at),
    }
    return this.#shares
  }

  #turnOf(lot: number, unit: number): number {
    const known = this.#turns[lot]
    if (known?.unit === unit) return known.turn
    const digest = this.#hasher.hmac(this.#secret, `${this.#box.slug}|unit|${lot}|${unit}`)
    const turn = fractionOf(digest)
    this.#turns[lot] = { unit, turn }
    return turn
  }

  #pick({ at, store }: DrawnEntry, digest: string): Result {
    const { lots, blanks } = this.#box
    const taken = this.#drawn
    const mine = lots.flatMap((lot, index) => (!lot.store || lot.store === store ? [index] : []))
    const free = mine.map((index) => Math.max(0, this.freeUnits(index, at) - taken.lots[index]!))
    const freeBlanks = Math.floor(this.#sharesAt(at).whole * blanks) - taken.blanks
    const place = this.#placeIn([...free, Math.max(0, freeBlanks)], digest)
    if (place !== null) return mine[place] ?? null
    // More people came than were expected: what is without a prize comes early, prizes last.
    if (taken.blanks < blanks) return null
    const left = mine.map((index) => lots[index]!.quantity - taken.lots[index]!)
    const late = this.#placeIn(left, digest)
    return late === null ? null : mine[late]!
  }

  #placeIn(counts: readonly number[], digest: string): number | null {
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (total === 0) return null
    let rest = numberBelow(this.#hasher, digest, total)
    return counts.findIndex((count) => (rest -= count) < 0)
  }
}

/** How many entries there can be: each has a place in the box. */
export function sizeOf({ lots, blanks }: Pick<Box, 'lots' | 'blanks'>): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, blanks)
}

/** What decides the result of an entry; whoever changes one of these changes everything. */
export function resultDigest(
  hasher: Hasher,
  secret: string,
  slug: string,
  { number, hash, randomness }: Pick<DrawnEntry, 'number' | 'hash' | 'randomness'>,
): string {
  return hasher.hmac(secret, `${slug}|${number}|${hash}|${randomness}`)
}

export function emptyOf({ lots }: Pick<Box, 'lots'>): Drawn {
  return { lots: lots.map(() => 0), blanks: 0 }
}
