import { BoxDraw, type Result } from '../box.ts'
import { boxOf, type AnnouncedBox } from '../definition.ts'
import type { Hasher } from '../hasher.ts'
import { countRanks, prizeOfRank, Ranking } from '../number-draw.ts'
import type { GameRules } from '../rules.ts'
import { StorePlaces } from '../store-places.ts'
import { arrivalsOf, type Arrival } from './arrivals.ts'
import { randomOf } from './random.ts'
import type { Traffic } from './traffic.ts'

/** A campaign that is played for a look: what it promises, who comes. */
export interface Simulated {
  announced: AnnouncedBox
  rules: Pick<GameRules, 'max_per_phone'>
  traffic: Traffic
  /** Of what comes; 1 is as it was. */
  factor: number
  seed: string
}

/** How one campaign went; prizes in the order in which they are announced, moments in milliseconds. */
export interface Played {
  entries: number
  /** Entries that found no place in the box, and when the first of them came. */
  refused: number
  fullAt: number | null
  given: number[]
  /** When the last unit of each prize was given; null where some were left. */
  outAt: (number | null)[]
  /** Of each prize, how many were left at each moment of the grid. */
  left: number[][]
}

/** How many moments of a window a chart shows, its beginning and its end included. */
export const gridPoints = 37

/** Moments from the beginning of a window to its end, evenly. */
export function gridOf({ opens_at, closes_at }: Pick<AnnouncedBox, 'opens_at' | 'closes_at'>) {
  const [from, to] = [Date.parse(opens_at), Date.parse(closes_at)]
  return Array.from({ length: gridPoints }, (_, at) =>
    Math.round(from + ((to - from) * at) / (gridPoints - 1)),
  )
}

/** Plays a campaign from its beginning to its end, as the shop would: the same seed and run bring the same. */
export function playOnce(hasher: Hasher, of: Simulated, run: number): Played {
  const { announced, traffic, factor, seed } = of
  const secret = hasher.sha256(`${seed}|${run}`)
  const window = { from: Date.parse(announced.opens_at), to: Date.parse(announced.closes_at) }
  const arrivals = arrivalsOf(traffic, window, { factor, random: randomOf(secret) })
  const entries = withinMax(arrivals, of.rules.max_per_phone)
  return announced.kind === 'draw'
    ? playDraw(hasher, announced, { secret, entries })
    : playBox(hasher, announced, { secret, entries })
}

interface OneEntry {
  at: number
  store: string | undefined
}

function withinMax(arrivals: readonly Arrival[], max: number | null): OneEntry[] {
  const had = new Map<number, number>()
  return arrivals.flatMap(({ at, person, entries, store }) => {
    const before = had.get(person) ?? 0
    const count = max === null ? entries : Math.min(entries, max - before)
    if (count <= 0) return []
    had.set(person, before + count)
    return Array.from({ length: count }, () => ({ at, store }))
  })
}

interface Course {
  secret: string
  entries: readonly OneEntry[]
}

function playBox(hasher: Hasher, announced: AnnouncedBox, { secret, entries }: Course): Played {
  const box = boxOf(announced)
  const draw = new BoxDraw(box, hasher, secret)
  const places = new StorePlaces(box)
  const told = new Told(announced)
  let number = 0
  for (const { at, store } of entries) {
    if (!places.take(store)) {
      told.refuse(at)
      continue
    }
    number += 1
    // What an entry's hash and a beacon's round bring in is chance that nobody knows: here it is the seed's.
    const result = draw.draw({ number, hash: '', at, store, randomness: '' })
    told.give(at, prizeOfResult(announced, result))
  }
  return told.end(number)
}

function prizeOfResult({ lots }: AnnouncedBox, result: Result): number | null {
  return result === null ? null : lots[result]!.prize
}

function playDraw(hasher: Hasher, announced: AnnouncedBox, { secret, entries }: Course): Played {
  const { winners } = countRanks(announced)
  const ranking = new Ranking(hasher, {
    secret,
    slug: announced.slug,
    randomness: '',
    count: winners,
  })
  for (let number = 1; number <= entries.length; number += 1) ranking.add({ number, hash: '' })
  const told = new Told(announced)
  const at = Date.parse(announced.closes_at)
  ranking.best.forEach((_, place) => told.give(at, prizeOfRank(announced, place + 1)))
  return told.end(entries.length)
}

/** What is counted while a campaign goes on. */
class Told {
  readonly #places: Map<number, number>
  readonly #grid: number[]
  readonly #units: number[]
  readonly #given: number[]
  readonly #outAt: (number | null)[]
  readonly #left: number[][]
  #passed = 0
  #refused = 0
  #fullAt: number | null = null

  constructor(announced: AnnouncedBox) {
    const { prizes, lots } = announced
    this.#places = new Map(prizes.map(({ id }, place) => [id, place]))
    this.#grid = gridOf(announced)
    this.#units = prizes.map(({ id }) =>
      lots.reduce((sum, { prize, quantity }) => sum + (prize === id ? quantity : 0), 0),
    )
    this.#given = prizes.map(() => 0)
    this.#outAt = prizes.map(() => null)
    this.#left = prizes.map(() => [])
  }

  give(at: number, prize: number | null): void {
    this.#passTo(at)
    if (prize === null) return
    const place = this.#places.get(prize)!
    this.#given[place]! += 1
    if (this.#given[place] === this.#units[place]) this.#outAt[place] = at
  }

  refuse(at: number): void {
    this.#refused += 1
    this.#fullAt ??= at
  }

  end(entries: number): Played {
    this.#passTo(Infinity)
    const [given, outAt, left] = [this.#given, this.#outAt, this.#left]
    return { entries, refused: this.#refused, fullAt: this.#fullAt, given, outAt, left }
  }

  /** What was left at the moments of the grid before `at`. */
  #passTo(at: number): void {
    while (this.#passed < this.#grid.length && this.#grid[this.#passed]! < at) {
      this.#left.forEach((left, place) => left.push(this.#units[place]! - this.#given[place]!))
      this.#passed += 1
    }
  }
}
