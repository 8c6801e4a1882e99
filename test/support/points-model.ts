import type { VietnamDay } from '#domain/kernel/dates.ts'
import { expiryDay, refillExpiryDay } from '#domain/loyalty/expiry.ts'

interface Lot {
  remaining: number
  expiresOn: VietnamDay
  /** Its points have come back after their day once. */
  extended: boolean
}

interface Hold {
  parts: { lot: Lot; points: number }[]
  points: number
  state: 'held' | 'burnt' | 'released' | 'returned'
}

/**
 * The ledger in its simplest form, for one account: what the rules of docs/rules/points.md say,
 * without a database. Every call gives what the real one gives.
 */
export class PointsModel {
  today: VietnamDay
  available = 0
  holding = 0
  debt = 0
  standing = 0
  #lots: Lot[] = []
  #holds = new Map<string, Hold>()
  #expected = new Map<string, { points: number; state: 'waiting' | 'settled' }>()
  #done = new Set<string>()
  readonly #months: number

  constructor(today: VietnamDay, months: number) {
    this.today = today
    this.#months = months
  }

  pass(today: VietnamDay): void {
    this.today = today
    for (const lot of this.#lots) {
      if (lot.expiresOn >= today) continue
      this.available -= lot.remaining
      lot.remaining = 0
    }
  }

  earn(cause: string, points: number): boolean {
    if (!this.#isFirst('earn', cause)) return false
    this.standing += points
    this.#add(points, expiryDay(this.today, this.#months))
    this.#payDebt()
    return true
  }

  hold(cause: string, points: number): boolean {
    if (this.#holds.has(cause)) return true
    if (points > this.available) return false
    this.#holds.set(cause, { parts: this.#take(points), points, state: 'held' })
    this.holding += points
    return true
  }

  burn(cause: string): boolean {
    const hold = this.#holds.get(cause)
    if (hold?.state !== 'held') return false
    hold.state = 'burnt'
    this.holding -= hold.points
    return true
  }

  release(cause: string): number {
    const hold = this.#holds.get(cause)
    if (hold?.state !== 'held') return 0
    hold.state = 'released'
    this.holding -= hold.points
    return this.#putBack(hold, hold.points)
  }

  returnBurnt(cause: string, points: number): number {
    const hold = this.#holds.get(cause)
    if (hold?.state !== 'burnt' || points === 0) return 0
    hold.state = 'returned'
    return this.#putBack(hold, Math.min(points, hold.points))
  }

  takeBack(cause: string, points: number, isOfProgramme: boolean) {
    if (!this.#isFirst('takeBack', cause)) return { taken: 0, owed: 0 }
    const taken = Math.min(points, this.available)
    this.#take(taken)
    this.debt += points - taken
    if (isOfProgramme) this.standing -= points
    return { taken, owed: points - taken }
  }

  /** False when it is refused. */
  adjust(cause: string, points: number): boolean {
    if (this.#done.has(`adjust ${cause}`)) return true
    if (this.available + points < 0) return false
    this.#isFirst('adjust', cause)
    if (points < 0) this.#take(-points)
    else this.#add(points, expiryDay(this.today, this.#months))
    this.#payDebt()
    return true
  }

  expect(cause: string, points: number): void {
    if (!this.#expected.has(cause)) this.#expected.set(cause, { points, state: 'waiting' })
  }

  drop(cause: string): boolean {
    return this.#settle(cause) > 0
  }

  credit(cause: string): number {
    const points = this.#settle(cause)
    if (points > 0) this.earn(`order-points ${cause}`, points)
    return points
  }

  /** What can be spent, by its last day. */
  listByExpiry() {
    const sums = new Map<VietnamDay, number>()
    for (const { remaining, expiresOn } of this.#lots) {
      if (remaining > 0) sums.set(expiresOn, (sums.get(expiresOn) ?? 0) + remaining)
    }
    return [...sums]
      .map(([expiresOn, points]) => ({ points, expiresOn }))
      .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  }

  #isFirst(kind: string, cause: string): boolean {
    const isFirst = !this.#done.has(`${kind} ${cause}`)
    this.#done.add(`${kind} ${cause}`)
    return isFirst
  }

  #settle(cause: string): number {
    const expected = this.#expected.get(cause)
    if (expected?.state !== 'waiting') return 0
    expected.state = 'settled'
    return expected.points
  }

  #add(points: number, expiresOn: VietnamDay, extended = false): void {
    this.#lots.push({ remaining: points, expiresOn, extended })
    this.available += points
  }

  #take(points: number): Hold['parts'] {
    const parts: Hold['parts'] = []
    let missing = points
    for (const lot of this.#inOrder()) {
      const part = Math.min(lot.remaining, missing)
      if (part === 0) continue
      lot.remaining -= part
      missing -= part
      parts.push({ lot, points: part })
    }
    this.available -= points
    return parts
  }

  #putBack(hold: Hold, points: number): number {
    let missing = points
    let late = 0
    for (const { lot, points: part } of hold.parts.toReversed()) {
      const back = Math.min(part, missing)
      missing -= back
      if (lot.expiresOn < this.today) {
        if (!lot.extended) late += back
      } else {
        lot.remaining += back
        this.available += back
      }
    }
    if (late > 0) this.#add(late, refillExpiryDay(this.today), true)
    this.#payDebt()
    return points
  }

  #payDebt(): void {
    const payment = Math.min(this.debt, this.available)
    this.#take(payment)
    this.debt -= payment
  }

  /** Sorting is stable: of one day, the older lot comes first. */
  #inOrder(): Lot[] {
    return this.#lots.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
  }
}
