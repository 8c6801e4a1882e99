import { sql } from 'kysely'
import type { BulkRow } from '#domain/bulk.ts'
import { bulkJobTexts as texts, bulkTexts } from '#domain/bulk-texts.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import type { AnyResource, IdOf } from '#domain/resource.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import { getStaff } from '../../platform/http/access.ts'
import { appendEvent } from '../../platform/outbox.ts'
import type { RecordKind } from '../record-kind.ts'
import { actOnOne, changeNoted } from './act-on-one.ts'
import { markDone, markStopped } from './job-queries.ts'
import { holdNextRow, markRow, type HeldRow } from './row-queries.ts'

/** Open pages hear by it how far a job is. */
export const bulkJobsKey = 'bulk-jobs'

/** Then another turn follows, so that a job of hours is no job of hours to the worker. */
const turn = minutes(1)
const tellEvery = seconds(1)
const maxTries = 3

/**
 * Carries out what is left of a job, one row after the other, each in a transaction with the mark of being done:
 * whatever dies in between and however many do it at once, each row is done once. It ends where somebody stopped it
 * or whoever asked may no longer do it.
 */
export async function runJob(
  ctx: Context,
  kinds: readonly RecordKind[],
  jobId: number,
): Promise<void> {
  const until = performance.now() + turn
  const telling = new Telling(ctx)
  for (let after = 0; performance.now() < until;) {
    const done = await doNext(ctx, kinds, jobId, after)
    if (done) telling.note(done.list)
    // Those that others held when they were passed may be free again.
    else if (after === 0) {
      await markDone(ctx.db, jobId, ctx.clock.now())
      ctx.outbox.wake()
      return telling.end()
    }
    after = done?.place ?? 0
  }
  await appendEvent(ctx.db, 'bulk.ordered', { jobId })
  ctx.outbox.wake()
  telling.end()
}

/** Does the next row after that place; null where there is none to do. */
async function doNext(
  ctx: Context,
  kinds: readonly RecordKind[],
  jobId: number,
  after: number,
): Promise<HeldRow | null> {
  for (let tries = 1; ; tries += 1) {
    let held: HeldRow | undefined
    try {
      const { halt, tags } = await ctx.db.transaction().execute(async (trx) => {
        held = await holdNextRow(trx, jobId, after)
        return held ? doRow({ ...ctx, db: trx }, kinds, jobId, held) : nothing
      })
      ctx.cache.drop(tags)
      if (!held) return null
      if (halt === undefined) return held
      await markStopped(ctx.db, { id: jobId, halt, now: ctx.clock.now() })
      return null
    } catch (error) {
      if (!held) throw error
      if (tries < maxTries && isPassing(error)) continue
      ctx.log.error({ err: error, job: jobId, place: held.place }, 'one of many not changed')
      // Where the database itself is away this fails too, and the row waits for the next try of the job.
      const { place } = held
      await markRow(ctx.db, jobId, { place, outcome: 'refused', reason: bulkTexts.failed })
      return held
    }
  }
}

interface Done {
  /** Why the job goes no further. */
  halt?: string
  tags: readonly string[]
}

const nothing: Done = { tags: [] }

async function doRow(
  ctx: Context,
  kinds: readonly RecordKind[],
  jobId: number,
  held: HeldRow,
): Promise<Done> {
  const kind = kinds.find(({ resource }) => resource.path === held.list)
  const action = kind?.handlers.actions?.[held.action]
  if (!kind || !action) return { halt: texts.noKind, tags: [] }
  if (!mayEdit(kind.resource, held)) return { halt: texts.noRight, tags: [] }
  const { outcome, reason = null } = await act(ctx, kind, held)
  await markRow(ctx.db, jobId, { place: held.place, outcome, reason })
  return { tags: outcome === 'done' ? await listToldTags(ctx.db) : [] }
}

function mayEdit({ permission }: AnyResource, { role, is_active: isActive }: HeldRow): boolean {
  return isActive && permissionsOf(role).includes(`${permission}.edit`)
}

/** What is refused is taken back to before it, with nothing of its row left but why. */
function act(ctx: Context, kind: RecordKind, held: HeldRow): Promise<BulkRow> {
  const { action, reason, version } = held
  const caller = callerOf(held)
  const tx = { ...ctx, by: getStaff(caller), reason: '' }
  const { id } = kind.resource.get.input.parse({ id: held.record_id }) as { id: IdOf<AnyResource> }
  const at = version === null ? { id } : { id, version }
  return actOnOne(ctx, kind, action, at, async (before, change) => {
    await sql`savepoint one_of_many`.execute(ctx.db)
    try {
      await changeNoted(tx, kind, { caller, action, reason, before }, change)
    } catch (error) {
      await sql`rollback to savepoint one_of_many`.execute(ctx.db)
      throw error
    }
  })
}

/** Whoever asked, as the request was that asked. */
function callerOf(held: HeldRow): Caller {
  const { staff_id: id, username, full_name: fullName, role } = held
  // No session is theirs here: nothing of many asks for one.
  const staff = { id, sessionId: 0, username, fullName, role }
  return { ip: held.address, requestId: held.request_id, staff }
}

/** Of two that wait for each other one is thrown out; a moment later nothing is in its way. */
function isPassing(error: unknown): boolean {
  return ['40P01', '40001', '55P03'].includes(String((error as { code?: unknown }).code))
}

/** Tells open pages from time to time: a hint for each row would have them ask all the time. */
class Telling {
  readonly #ctx: Context
  #keys = [bulkJobsKey]
  #next = performance.now()

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  note(list: string): void {
    this.#keys = [bulkJobsKey, list]
    if (performance.now() >= this.#next) this.end()
  }

  end(): void {
    this.#ctx.changeBus.tell(this.#keys)
    this.#next = performance.now() + tellEvery
  }
}
