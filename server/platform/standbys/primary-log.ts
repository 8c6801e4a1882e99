import type { Position } from './position.ts'

const kept = 120

/** Where the primary's log was at each look: by it a standby's delay is known without comparing clocks of machines. */
export class PrimaryLog {
  readonly #looks: { at: number; position: Position }[] = []

  note(at: number, position: Position): void {
    this.#looks.push({ at, position })
    if (this.#looks.length > kept) this.#looks.shift()
  }

  /** Another history begins: what was seen of the last one says nothing of it. */
  forget(): void {
    this.#looks.length = 0
  }

  get last(): Position {
    return this.#looks.at(-1)?.position ?? 0n
  }

  /** How old what a standby has replayed is, in milliseconds; what is older than all looks is as old as they. */
  ageOf(position: Position, now: number): number {
    if (position >= this.last) return 0
    const had = this.#looks.findLast((look) => look.position <= position) ?? this.#looks[0]!
    return now - had.at
  }
}
