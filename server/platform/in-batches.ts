import type { Db } from './db.ts'

const max = 100

/**
 * One statement for many calls: those that come while one is on its way go together in the next, so a quiet
 * shop waits for nothing and a busy one asks less often. `run` answers in the order of its items. Where a
 * batch cannot be written, each of its items is tried alone: one takes no other along.
 */
export function inBatches<Item, Result>(
  run: (db: Db, items: readonly Item[]) => Promise<Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  const batches = new WeakMap<Db, Batches<Item, Result>>()
  return (db, item) => {
    const known = batches.get(db) ?? new Batches((items) => run(db, items))
    batches.set(db, known)
    return known.add(item)
  }
}

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
}

class Batches<Item, Result> {
  readonly #run: (items: readonly Item[]) => Promise<Result[]>
  #waiting: Waiting<Item, Result>[] = []
  #isRunning = false

  constructor(run: (items: readonly Item[]) => Promise<Result[]>) {
    this.#run = run
  }

  add(item: Item): Promise<Result> {
    const call = { ...Promise.withResolvers<Result>(), item }
    this.#waiting.push(call)
    if (!this.#isRunning) void this.#runAll()
    return call.promise
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    // Whoever calls in the same turn comes along.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#runTogether(this.#waiting.splice(0, max))
    this.#isRunning = false
  }

  async #runTogether(calls: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(calls.map(({ item }) => item))
      for (const [index, { resolve }] of calls.entries()) resolve(results[index]!)
    } catch (error) {
      if (calls.length > 1 && isOfItems(error)) {
        for (const call of calls) await this.#runTogether([call])
      } else for (const { reject } of calls) reject(error)
    }
  }
}

/** PostgreSQL's classes of faults in what was written; the others would meet every item alike. */
function isOfItems(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[123]/.test(code)
}
