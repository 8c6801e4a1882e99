import type { Pool } from 'pg'
import { seconds } from '#domain/kernel/durations.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { insertCalls, type CallRow, type DayRow, type UseRow } from './call-queries.ts'

/** One call as it ended. */
export interface NotedCall {
  keyId: number
  /** The route, never the address: that may hold somebody's phone. */
  call: string
  status: number
  ms: number
  requestId: string
  from: string
}

/** Written down this often; what a killed process had not written is not counted. */
const writeEvery = seconds(2)
/** Single calls of one writing, failed ones first; beyond them only the sums are kept. */
const maxRows = 200

const books = new WeakMap<Pool, CallBook>()

/** The book of this process. */
export function callBookOf(ctx: Pick<Context, 'db' | 'pool' | 'clock' | 'log'>): CallBook {
  const known = books.get(ctx.pool)
  if (known) return known
  const book = new CallBook(ctx)
  books.set(ctx.pool, book)
  return book
}

/** Counts the calls of partners in memory and writes them down together: no call waits for its own count. */
export class CallBook {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'log'>
  #days = new Map<string, DayRow>()
  #uses = new Map<number, UseRow>()
  #rows: CallRow[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#ctx = ctx
  }

  note({ keyId, call, status, ms, requestId, from }: NotedCall): void {
    const at = this.#ctx.clock.now()
    const isError = status >= 400 ? 1 : 0
    const day = vietnamDayOf(at)
    const name = `${keyId} ${day} ${call}`
    const sum = entryOf(this.#days, name, () => ({ keyId, day, call, calls: 0, errors: 0, ms: 0 }))
    sum.calls += 1
    sum.errors += isError
    sum.ms += ms
    const use = entryOf(this.#uses, keyId, () => ({ keyId, calls: 0, errors: 0, at, from }))
    use.calls += 1
    use.errors += isError
    use.at = at
    use.from = from
    if (this.#rows.length < (isError ? 10 * maxRows : maxRows)) {
      this.#rows.push({ keyId, at, call, status, ms: Math.round(ms), requestId })
    }
    this.#timer ??= setTimeout(() => void this.write(), writeEvery).unref()
  }

  /** Writes down what was noted; a reader of this process sees it then. */
  async write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    await this.#writing
  }

  async #write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#uses.size === 0) return
    const days = [...this.#days.values()]
    const uses = [...this.#uses.values()]
    const rows = this.#rows
    this.#days = new Map()
    this.#uses = new Map()
    this.#rows = []
    try {
      await insertCalls(this.#ctx.db, { days, uses, rows: chosen(rows) })
    } catch (error) {
      this.#ctx.log.warn({ err: error, calls: uses.length }, 'calls of partners not counted')
    }
  }
}

function entryOf<Key, Value>(entries: Map<Key, Value>, key: Key, begin: () => Value): Value {
  const known = entries.get(key)
  if (known) return known
  const begun = begin()
  entries.set(key, begun)
  return begun
}

/** All that failed, as far as there is room, then the first of the others; in their order. */
function chosen(rows: readonly CallRow[]): CallRow[] {
  if (rows.length <= maxRows) return [...rows]
  const failed = rows.filter(({ status }) => status >= 400)
  const others = rows.filter(({ status }) => status < 400)
  return [...failed, ...others]
    .slice(0, maxRows)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
