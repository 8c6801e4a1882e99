import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/backoffice/bulk-jobs/api.ts'
import { bulkJobTexts as texts } from '#domain/bulk-texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { AnyResource, IdOf } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { parseInput } from '../../platform/http/input.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { readSetting } from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { getEditableKind, type RecordKind } from '../record-kind.ts'
import { actionOf, findFields } from './act-on-one.ts'
import { insertJob, insertRows, lockRunningCount } from './job-queries.ts'
import { getJob } from './job-view.ts'
import { listMeant } from './list-meant.ts'

/** Of one person at a time. */
export const maxRunning = 3

/**
 * Has an action carried out on many rows. Which are meant is decided here, with the version of each: who comes later
 * is left alone, and what somebody changes meanwhile is refused.
 */
export async function orderBulkJob(
  ctx: Context,
  kinds: readonly RecordKind[],
  input: ParsedInput<typeof api.orderBulkJob>,
  caller: Caller,
): Promise<Output<typeof api.orderBulkJob>> {
  const { list, action, reason } = input
  const kind = getEditableKind(kinds, list, caller)
  if (!kind.resource.actions.includes(action)) throw new Refusal('notFound')
  const { action: title } = actionOf(kind.handlers.actions, action)
  const { id: staffId } = getStaff(caller)
  const scope = `POST /admin/bulk-jobs ${staffId}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  const answer = await runOnce(ctx, request, async (trx) => {
    const tx = { ...ctx, db: trx }
    await ensureRoom(trx, staffId)
    const rows = await listWanted(tx, kind, input)
    const id = await insertJob(trx, {
      staff_id: staffId,
      list,
      action,
      title,
      reason,
      request_id: caller.requestId,
      address: caller.ip,
      total: rows.length,
      asked_at: ctx.clock.now(),
      halt: null,
      ended_at: null,
      done: null,
      same: null,
      refused: null,
    })
    await insertRows(trx, id, rows)
    await appendEvent(trx, 'bulk.ordered', { jobId: id })
    const after = { list, action: title, rows: rows.length, found: input.found }
    const subject = { kind: 'bulkJob', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.ordered, subject, reason, after })
    return getJob(tx, kinds, id, caller)
  })
  ctx.outbox.wake()
  return answer
}

/** Refuses `conflict` for whoever has as many running as one person may. */
export async function ensureRoom(trx: Context['db'], staffId: number): Promise<void> {
  if ((await lockRunningCount(trx, staffId)) < maxRunning) return
  throw new Refusal('conflict', { message: texts.tooManyRunning(maxRunning) })
}

async function listWanted(
  ctx: Context,
  kind: RecordKind,
  { action, ids, found }: ParsedInput<typeof api.orderBulkJob>,
): Promise<{ id: string; version: number | null }[]> {
  const { maxRows } = await readSetting(ctx.db, 'bulkJobs')
  if (ids) return listTicked(ctx, kind, ids)
  if (!found) throw new Refusal('invalidInput', { fields: { ids: texts.oneOf } })
  const { bulkPreview } = kind.resource
  const asked = parseInput(bulkPreview, { action, found }) as { found: object }
  // A name that the list does not know narrows nothing: what was meant is less than what it would find.
  const unknown = Object.keys(found).find((name) => !(name in asked.found))
  if (unknown)
    throw new Refusal('invalidInput', { fields: { [`found.${unknown}`]: texts.unknownFilter } })
  const meant = await listMeant(ctx, kind, asked.found, maxRows)
  if (meant.length === 0) throw new Refusal('conflict', { message: texts.nothingFound })
  return meant.map(({ id, version }) => ({ id: String(id), version }))
}

/** One that is not there is meant too, and refused when its turn comes. */
async function listTicked(
  ctx: Context,
  { resource, handlers }: RecordKind,
  ids: readonly (string | number)[],
): Promise<{ id: string; version: number | null }[]> {
  const rows = new Map<string, { id: string; version: number | null }>()
  for (const given of new Set(ids)) {
    const { id } = parseInput(resource.get, { id: given }) as { id: IdOf<AnyResource> }
    const record = await findFields(ctx, handlers, id)
    rows.set(String(id), { id: String(id), version: record?.version ?? null })
  }
  return [...rows.values()]
}
