import type { Pool } from 'pg'
import { seconds } from '#domain/kernel/durations.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { openPool } from '../connection.ts'
import { toRefusal } from '../http/wire-error.ts'
import type { DatabaseOptions } from '../db.ts'
import type { Log } from '../log.ts'
import { judge, usualLimits, type Judged, type Limits, type StandbyState } from './judge.ts'
import { beyondAll, latestOf, readPosition, type Position } from './position.ts'
import { PrimaryLog } from './primary-log.ts'
import { Standby } from './standby.ts'

/** Standbys that answer what may be a moment behind (docs/decisions/0147). */
export interface Standbys {
  /** On a standby that has `needed` and all that this process was told of, else, or when that fails, where writes go. */
  read<C extends Readable, T>(ctx: C, needed: Position, work: Reading<C, T>): Promise<T>
  /** On a standby that has all that is committed by now, which work in the background waits for. */
  readAsOfNow<C extends Readable, T>(ctx: C, work: Reading<C, T>): Promise<T>
  /** What a standby must have to know all that is committed by now; where nobody knows, none has it. */
  positionNow(): Promise<Position>
  /** Something has changed: whoever was told and asks is not answered from before it. */
  heard(): void
  list(): readonly ShownStandby[]
  /** How many reads were answered where. */
  readonly reads: ReadonlyMap<Answered, number>
  /** How often one that was read from was left out, and why. */
  readonly leftOut: ReadonlyMap<StandbyState, number>
  /** Looks at once; by itself it does so every second. */
  look(): Promise<void>
  close(): Promise<void>
}

export type Readable = Pick<Context, 'db' | 'standbys'>
/** Does nothing but read, by the context that it is given; what failed on a standby is done once more. */
export type Reading<C extends Readable, T> = (ctx: C) => Promise<T>

export interface ShownStandby extends Judged {
  name: string
}

/** By a standby, where writes go, or there after a standby failed. */
type Answered = 'standby' | 'primary' | 'again'

export interface StandbyOptions {
  log: Log
  onSlow?: DatabaseOptions['onSlow']
  limits?: Limits
  /** Between two looks, in milliseconds. */
  everyMs?: number
}

export function openStandbys(
  primaryUrl: string,
  urls: readonly string[],
  options: StandbyOptions,
): Standbys {
  const group = new StandbyGroup(primaryUrl, urls, options)
  group.begin()
  return group
}

/** A page waits so long for a standby that is nearly there, and a job so long. */
const patienceMs = 20
const jobPatience = seconds(3)
const answerWithin = seconds(2)

class StandbyGroup implements Standbys {
  readonly reads = new Map<Answered, number>([
    ['standby', 0],
    ['primary', 0],
    ['again', 0],
  ])
  readonly leftOut = new Map<StandbyState, number>()
  readonly #standbys: readonly Standby[]
  readonly #primary: Pool
  readonly #options: StandbyOptions
  readonly #log = new PrimaryLog()
  #timeline: string | null = null
  /** How often something was heard of, how much of that the floor stands for, and the floor. */
  #news = 0
  #known = 0
  #floor: Position = 0n
  #learning: Promise<void> | null = null
  #looking: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(primaryUrl: string, urls: readonly string[], options: StandbyOptions) {
    this.#options = options
    this.#standbys = urls.map((url) => new Standby(url, options.onSlow))
    this.#primary = openPool({
      connectionString: primaryUrl,
      max: 1,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      application_name: 'anlanh-positions',
    })
  }

  begin(): void {
    void this.look().finally(() => this.#again())
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => this.begin(), this.#options.everyMs ?? seconds(1)).unref()
  }

  async read<C extends Readable, T>(ctx: C, needed: Position, work: Reading<C, T>): Promise<T> {
    return this.#readThere(ctx, work, () => this.#findFor(needed, patienceMs))
  }

  async readAsOfNow<C extends Readable, T>(ctx: C, work: Reading<C, T>): Promise<T> {
    return this.#readThere(ctx, work, async () =>
      this.#findThatHas(await this.positionNow(), jobPatience),
    )
  }

  async positionNow(): Promise<Position> {
    return this.#ask().catch(() => beyondAll)
  }

  heard(): void {
    this.#news += 1
  }

  list(): readonly ShownStandby[] {
    return this.#standbys.map(({ name, judged }) => ({ name, ...judged }))
  }

  async look(): Promise<void> {
    this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = null))
    return this.#looking
  }

  async #lookAtAll(): Promise<void> {
    await this.#lookAtPrimary()
    await Promise.all(this.#standbys.map((standby) => this.#lookAt(standby)))
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await Promise.allSettled([...this.#standbys.map((each) => each.close()), this.#primary.end()])
  }

  async #readThere<C extends Readable, T>(
    ctx: C,
    work: Reading<C, T>,
    find: () => Promise<Standby | null>,
  ): Promise<T> {
    const standby = await find().catch(() => null)
    if (!standby) {
      count(this.reads, 'primary')
      return work(ctx)
    }
    try {
      const answer = await work(standby.contextOf(ctx))
      count(this.reads, 'standby')
      return answer
    } catch (error) {
      if (error instanceof Refusal) throw error
      const { log } = this.#options
      log.warn(
        { err: error, standby: standby.name },
        'a standby failed, read again where writes go',
      )
      count(this.reads, 'again')
      if (toRefusal(error).code === 'busy')
        this.#conclude(standby, { ...standby.judged, state: 'away' })
      return work(ctx)
    }
  }

  /** Somebody may have been told of a change by this process, whoever made it. */
  async #findFor(needed: Position, withinMs: number): Promise<Standby | null> {
    if (!this.#hasUsed()) return null
    await this.#learnFloor()
    return this.#findThatHas(latestOf([needed, this.#floor]), withinMs)
  }

  async #findThatHas(position: Position, withinMs: number): Promise<Standby | null> {
    if (position === beyondAll) return null
    const used = this.#standbys.filter(({ judged }) => judged.state === 'used')
    const there = used.filter(({ replayed }) => replayed >= position)
    if (there.length > 0) return leastBusy(there)
    const nearest = used.toSorted((one, other) => (one.replayed > other.replayed ? -1 : 1))[0]
    return nearest && (await nearest.reaches(position, withinMs)) ? nearest : null
  }

  #hasUsed(): boolean {
    return this.#standbys.some(({ judged }) => judged.state === 'used')
  }

  /** One question for all who ask meanwhile. */
  async #learnFloor(): Promise<void> {
    const wanted = this.#news
    while (this.#known < wanted) {
      this.#learning ??= this.#learn().finally(() => (this.#learning = null))
      await this.#learning
    }
  }

  async #learn(): Promise<void> {
    const news = this.#news
    this.#floor = await this.#ask()
    this.#known = news
  }

  async #ask(): Promise<Position> {
    const { rows } = await this.#primary.query<{ at: string }>(`select (${committed})::text as at`)
    return readPosition(rows[0]!.at)
  }

  /** Another leader, or none that answers: what standbys have may be of another history from here on. */
  async #lookAtPrimary(): Promise<void> {
    const seen = await this.#primary.query<{ at: string; timeline: string }>(looking).then(
      ({ rows }) => rows[0]!,
      () => null,
    )
    const isAsBefore = this.#timeline === null || seen?.timeline === this.#timeline
    if (!seen || !isAsBefore) this.#doubtAll()
    if (!seen) return
    this.#timeline = seen.timeline
    this.#log.note(performance.now(), readPosition(seen.at))
  }

  #doubtAll(): void {
    this.#log.forget()
    const since = performance.now()
    for (const standby of this.#standbys) standby.doubt = { since, replayed: standby.replayed }
  }

  async #lookAt(standby: Standby): Promise<void> {
    const limits = this.#options.limits ?? usualLimits
    const answer = await standby.look()
    const now = performance.now()
    const { doubt } = standby
    if (doubt && answer && now - doubt.since < limits.doubtMs) doubt.replayed = answer.replayed
    this.#conclude(standby, judge(answer, this.#log, { now, limits, doubt }))
  }

  #conclude(standby: Standby, judged: Judged): void {
    const before = standby.judged.state
    standby.judged = judged
    const { state, behindMs, behindBytes } = judged
    if (state === 'used') standby.doubt = null
    if (state === before) return
    const about = { standby: standby.name, state, behindMs, behindBytes }
    if (state === 'used') return this.#options.log.info(about, 'a standby is read from')
    if (before === 'used') count(this.leftOut, state)
    this.#options.log.warn(about, 'a standby is left out')
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function leastBusy(standbys: readonly Standby[]): Standby {
  return standbys.reduce((least, each) => (each.busy < least.busy ? each : least))
}

/** What is answered is flushed, except where a database does without; queues' own rows, which do, hold nobody up. */
const committed = `case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`

const looking = `
  select at::text, substr(pg_walfile_name(at), 1, 8) as timeline from (select ${committed} as at) as now`
