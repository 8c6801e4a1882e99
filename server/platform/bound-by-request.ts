import type { Pool, PoolClient } from 'pg'
import { seconds } from '#domain/kernel/durations.ts'
import type { Connection } from './connection.ts'
import { timeLeft } from './current-request.ts'
import { isWord, type DatabasePulse } from './database-pulse.ts'

/** A request has waited for the database for as long as it may: nobody knows what became of its last statement. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'

  constructor(options?: ErrorOptions) {
    super('the request has waited for the database for as long as it may', options)
  }
}

/** Also of a request whose time is over: an end that waits for nobody leaves the connection to others. */
const toRollBack = seconds(1)

/**
 * Whoever asks this pool for a connection, or sends a statement on one, waits no longer than the request for which it
 * is (docs/decisions/0149). A statement that is given up takes its connection along: what would come next on it would
 * wait behind it. A commit is waited for as ever: it may have been done.
 */
export function boundByRequest(pool: Pool, pulse?: DatabasePulse): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const bound = (...args: unknown[]) => {
    if (args.length > 0) return connect(...args)
    const left = timeLeft()
    if (left <= 0) return Promise.reject(new DeadlinePassed())
    const coming = connect() as Promise<PoolClient>
    pulse?.asked()
    coming.then(
      // It may have been here all the time.
      () => pulse?.answered(false),
      (error: unknown) => pulse?.answered(isWord(error)),
    )
    return left === Infinity ? coming : unlessLate(coming, left)
  }
  pool.connect = bound as typeof pool.connect
  pool.on('connect', (client) => boundStatements(client, pulse))
}

function boundStatements(client: PoolClient, pulse?: DatabasePulse): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const bound = (...args: unknown[]) => {
    const left = patienceOf(textOf(args[0]))
    if (left <= 0) return Promise.reject(new DeadlinePassed())
    const answer = query(...args)
    if (!(answer instanceof Promise)) return answer
    const cut = () => (client as unknown as Connection).cut()
    pulse?.asked()
    answer.then(
      () => pulse?.answered(true),
      (error: unknown) => {
        pulse?.answered(isWord(error))
        if (isGivenUp(error)) cut()
      },
    )
    return left === Infinity ? answer : cutWhenLate(answer, left, cut)
  }
  client.query = bound as typeof client.query
}

/** By pg itself, outside of a request (`query_timeout`). */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')
}

function patienceOf(text: string): number {
  if (text === 'commit') return Infinity
  const left = timeLeft()
  return text === 'rollback' ? Math.max(left, toRollBack) : left
}

async function cutWhenLate<T>(answer: Promise<T>, left: number, cut: () => void): Promise<T> {
  let isLate = false
  const stop = afterReading(left, () => {
    isLate = true
    cut()
  })
  try {
    return await answer
  } catch (error) {
    throw isLate ? new DeadlinePassed({ cause: error }) : error
  } finally {
    stop()
  }
}

/** A connection that comes too late goes to whoever is next. */
async function unlessLate(coming: Promise<PoolClient>, left: number): Promise<PoolClient> {
  const late = Promise.withResolvers<never>()
  const stop = afterReading(left, () => {
    coming.then(
      (client) => client.release(),
      () => undefined,
    )
    late.reject(new DeadlinePassed())
  })
  try {
    return await Promise.race([coming, late.promise])
  } finally {
    stop()
  }
}

/**
 * In so many milliseconds, and after what has come by then was read: a process that stood still finds its time over
 * before it has seen the answer that was there.
 */
function afterReading(ms: number, end: () => void): () => void {
  let reading: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    reading = setImmediate(() => {
      reading = setImmediate(end)
    })
  }, roundUp(ms))
  return () => {
    clearTimeout(timer)
    clearImmediate(reading)
  }
}

/** Node keeps a list for each length of time: a few of them do. */
function roundUp(ms: number): number {
  return Math.ceil(ms / 250) * 250
}
