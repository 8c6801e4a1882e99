import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../db.ts'
import { queryRows } from '../query-rows.ts'
import { incidentOf } from './request-id.ts'

/** A request that failed by our fault. Nothing of it says who asked or for what. */
export interface FailedRequest {
  requestId: string
  /** `POST /api/order`, or the endpoint that a page needed. */
  route: string
  status: number
  error: unknown
}

interface Noted {
  incident: string
  requestId: string
  route: string
  status: number
  kind: string
  happenedAt: Date
}

/** Of a storm the latest; all of it is in the log. */
const maxNoted = 200

/**
 * Notes requests that failed, for the desk to look up by what people read out. They are gathered and written
 * beside the answers: when the database itself is away they wait here until it is back.
 */
export class IncidentBook {
  readonly #ctx: Pick<Context, 'db' | 'clock' | 'log'>
  #noted: Noted[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(ctx: Pick<Context, 'db' | 'clock' | 'log'>) {
    this.#ctx = ctx
  }

  /** The short name of the failed request, which its answer and its line in the log bear. */
  note({ requestId, route, status, error }: FailedRequest): string {
    const incident = incidentOf(requestId)
    // A page that needs several things may fail for each.
    if (this.#noted.at(-1)?.incident === incident) return incident
    const happenedAt = this.#ctx.clock.now()
    const kind = kindOf(error)
    this.#noted.push({ incident, requestId, route: route.slice(0, 200), status, kind, happenedAt })
    if (this.#noted.length > maxNoted) this.#noted.shift()
    this.#writeIn(seconds(1))
    return incident
  }

  /** Writes what is noted; what cannot be written stays. */
  async write(): Promise<void> {
    const noted = this.#noted
    if (noted.length === 0) return
    this.#noted = []
    const columns = (
      ['incident', 'requestId', 'route', 'status', 'kind', 'happenedAt'] as const
    ).map((name) => noted.map((each) => each[name]))
    try {
      await queryRows(this.#ctx.db, insertingFailures, columns)
    } catch (error) {
      this.#ctx.log.debug({ err: error }, 'failed requests are not written yet')
      this.#noted = [...noted, ...this.#noted].slice(-maxNoted)
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    await this.write().catch(() => undefined)
  }

  #writeIn(delay: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.write().catch(() => this.#writeIn(seconds(5)))
    }, delay).unref()
  }
}

const insertingFailures = `
  insert into failed_request (incident, request_id, route, status, kind, happened_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::timestamptz[])`

/** After two weeks nobody asks any more; of a long storm the latest stay. */
export async function forgetFailedRequests(db: Db, now: Date): Promise<void> {
  await queryRows(db, forgettingFailures, [now])
}

const forgettingFailures = `
  delete from failed_request where happened_at < $1::timestamptz - interval '14 days'
    or id <= (select max(id) - 20000 from failed_request)`

/** The error's class and, of a database or a socket, its code: never its words, which may repeat what was typed. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  const known = typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` ${code}` : ''
  return `${error.constructor.name.slice(0, 40)}${known}`
}
