import { Gauge } from 'prom-client'
import { seconds } from '#domain/kernel/durations.ts'
import { Connection } from './connection.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Somebody has asked and nobody has had an answer for so long: it is looked at. */
const suspiciousAfter = seconds(2)
/** A look is a connection and a question of its own. */
const lookFor = 1500
/** So many looks in a row that nobody answers, and no answer to anybody else meanwhile. */
const looksToBeSure = 2
const everyMs = 500

/**
 * Whether an error came from the other side, if only that it does not go: our own patience that is over, and a
 * connection that was lost, have no code.
 */
export function isWord(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code !== 'ETIMEDOUT'
}

/**
 * Knows whether the database has fallen silent: it takes connections and answers nobody, as one whose disk hangs or
 * whose machine is gone. It asks nothing while answers come. One that refuses is not silent; everybody hears it at once.
 */
export class DatabasePulse {
  readonly #now: () => number
  readonly #look: () => Promise<void>
  readonly #tell: (isSilent: boolean) => void
  /** Questions without an answer. */
  #open = 0
  /** The last answer, or the first question after it. */
  #quietSince = 0
  /** Answers so far. */
  #words = 0
  #isLooking = false
  #unanswered = 0
  #isSilent = false

  /** `look` asks something and rejects when nobody answers. */
  constructor(
    look: () => Promise<void>,
    tell: (isSilent: boolean) => void = () => undefined,
    now: () => number = () => performance.now(),
  ) {
    this.#look = look
    this.#tell = tell
    this.#now = now
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  asked(): void {
    if (this.#open === 0) this.#quietSince = this.#now()
    this.#open += 1
  }

  /** `isHeard`: by the other side. */
  answered(isHeard: boolean): void {
    this.#open -= 1
    if (isHeard) this.#heard()
  }

  /** To be called every now and then. */
  async feel(): Promise<void> {
    const isQuiet = this.#open > 0 && this.#now() - this.#quietSince >= suspiciousAfter
    // Who did not answer is asked again, also when by now everybody else has given up.
    if (this.#isLooking || !(isQuiet || this.#isSilent || this.#unanswered > 0)) return
    this.#isLooking = true
    const words = this.#words
    try {
      await this.#look()
      this.#heard()
    } catch (error) {
      if (isWord(error)) this.#heard()
      else if (words === this.#words) this.#noteUnanswered()
    } finally {
      this.#isLooking = false
    }
  }

  #noteUnanswered(): void {
    this.#unanswered += 1
    if (this.#unanswered >= looksToBeSure) this.#become(true)
  }

  #heard(): void {
    this.#quietSince = this.#now()
    this.#words += 1
    this.#unanswered = 0
    this.#become(false)
  }

  #become(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return
    this.#isSilent = isSilent
    this.#tell(isSilent)
  }
}

/** The pulse of one process, which feels it by itself. */
export function openDatabasePulse(url: string, log: Log): { pulse: DatabasePulse; stop(): void } {
  const pulse = new DatabasePulse(
    () => askOnce(url),
    (isSilent) => {
      if (isSilent) log.error('the database says nothing: whoever needs it is put off')
      else log.warn('the database answers again')
    },
  )
  const timer = setInterval(() => void pulse.feel(), everyMs).unref()
  return { pulse, stop: () => clearInterval(timer) }
}

export function silenceFigure({ registry }: Metrics, pulse: DatabasePulse): void {
  new Gauge({
    name: 'database_silent',
    help: '1 while the database answers nobody and what needs it is put off at once',
    registers: [registry],
    collect() {
      this.set(pulse.isSilent ? 1 : 0)
    },
  })
}

async function askOnce(url: string): Promise<void> {
  const connection = new Connection({
    connectionString: url,
    connectionTimeoutMillis: lookFor,
    query_timeout: lookFor,
    application_name: 'anlanh-pulse',
  })
  try {
    await connection.connect()
    await connection.query('select 1')
  } finally {
    connection.cut()
  }
}
