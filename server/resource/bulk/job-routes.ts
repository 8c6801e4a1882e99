import * as api from '#domain/backoffice/bulk-jobs/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { bulkJobTexts as texts } from '#domain/bulk-texts.ts'
import { Refusal } from '#domain/errors.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { sendCsv } from '../../platform/csv.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { readSetting } from '../../settings/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { getReadableKind, getEditableKind, type RecordKind } from '../record-kind.ts'
import { outcomePieces, toBulkRows } from './job-rows.ts'
import {
  listJobs,
  listReasons,
  listRows,
  markRunning,
  markStopped,
  type JobRow,
} from './job-queries.ts'
import { getJob, getJobRow, seesAll, toBulkJob } from './job-view.ts'
import { ensureRoom, orderBulkJob } from './order-job.ts'
import { bulkJobsKey } from './run-job.ts'

const maxReasons = 20

/** Actions on more rows than a request carries: ordered, watched, stopped and gone on with. */
export function bulkJobRoutes(app: App, kinds: readonly RecordKind[]): void {
  route(app, api.getBulkLimits, async (ctx) => {
    const { maxRows } = await readSetting(ctx.db, 'bulkJobs')
    return { max_rows: maxRows }
  })
  route(app, api.listBulkJobs, async (ctx, { of, page, limit }, caller) => {
    const staffId = of === 'all' && seesAll(caller) ? undefined : getStaff(caller).id
    const { rows, total } = await listJobs(ctx.db, { staffId, page, limit })
    const jobs = rows.map((job) => toBulkJob(kinds, job, caller))
    return toPage(jobs, total, page, limit)
  })
  route(app, api.orderBulkJob, (ctx, input, caller) => orderBulkJob(ctx, kinds, input, caller))
  route(app, api.getBulkJob, async (ctx, { id }, caller) => {
    const job = await getJob(ctx, kinds, id, caller)
    return { ...job, reasons: await listReasons(ctx.db, id, maxReasons) }
  })
  route(app, api.listBulkRows, async (ctx, { id, outcome, page, limit }, caller) => {
    const job = await getJobRow(ctx, id, caller)
    const kind = getReadableKind(kinds, job.list, caller)
    const rows = await listRows(ctx.db, id, { outcome, page, limit })
    return toPage(await toBulkRows(ctx, kind, rows), countOf(job, outcome), page, limit)
  })
  route(app, api.stopBulkJob, (ctx, input, caller) => stopBulkJob(ctx, kinds, input, caller))
  route(app, api.resumeBulkJob, (ctx, input, caller) => resumeBulkJob(ctx, kinds, input, caller))
  bulkFileRoute(app, kinds)
}

function bulkFileRoute(app: App, kinds: readonly RecordKind[]): void {
  const definition = {
    method: 'GET',
    path: '/admin/bulk-jobs/{id}/file',
    realm: 'staff',
    permission: 'any',
    summary:
      'Rows of an action on many and what became of them as CSV; it takes the right to read the list',
    input: api.bulkFileInput,
    produces: 'text/csv',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id, outcome }, reply, caller }) => {
    const job = await getJobRow(ctx, id, caller)
    const kind = getReadableKind(kinds, job.list, caller)
    return sendCsv(reply, texts.fileName(id), outcomePieces(ctx, kind, id, outcome))
  })
}

async function stopBulkJob(
  ctx: Context,
  kinds: readonly RecordKind[],
  { id }: ParsedInput<typeof api.stopBulkJob>,
  caller: Caller,
): Promise<Output<typeof api.stopBulkJob>> {
  const job = await getJobRow(ctx, id, caller)
  const { id: staffId, fullName } = getStaff(caller)
  const isOwn = job.staff_id === staffId
  if (!isOwn) getEditableKind(kinds, job.list, caller)
  await ctx.db.transaction().execute(async (trx) => {
    const halt = isOwn ? null : texts.stoppedBy(fullName)
    if (!(await markStopped(trx, { id, halt, now: ctx.clock.now() }))) {
      throw new Refusal('conflict', { message: texts.notRunning })
    }
    await audit(ctx, trx, caller, { id, action: texts.stopped })
  })
  ctx.changeBus.tell([bulkJobsKey])
  return getJob(ctx, kinds, id, caller)
}

async function resumeBulkJob(
  ctx: Context,
  kinds: readonly RecordKind[],
  { id }: ParsedInput<typeof api.resumeBulkJob>,
  caller: Caller,
): Promise<Output<typeof api.resumeBulkJob>> {
  const job = await getJobRow(ctx, id, caller)
  const { id: staffId } = getStaff(caller)
  // It is done in the name of whoever asked: nobody else lends it theirs.
  if (job.staff_id !== staffId) throw new Refusal('forbidden')
  getEditableKind(kinds, job.list, caller)
  await ctx.db.transaction().execute(async (trx) => {
    await ensureRoom(trx, staffId)
    if (!(await markRunning(trx, id))) {
      throw new Refusal('conflict', { message: texts.notStopped })
    }
    await appendEvent(trx, 'bulk.ordered', { jobId: id })
    await audit(ctx, trx, caller, { id, action: texts.resumed })
  })
  ctx.outbox.wake()
  ctx.changeBus.tell([bulkJobsKey])
  return getJob(ctx, kinds, id, caller)
}

function audit(
  ctx: Context,
  trx: Context['db'],
  caller: Caller,
  { id, action }: { id: number; action: string },
): Promise<void> {
  return recordAudit(ctx, trx, caller, { action, subject: { kind: 'bulkJob', id } })
}

function countOf(job: JobRow, outcome: api.BulkOutcomeName): number {
  const { total, done, same, refused } = job
  return { done, same, refused, left: total - done - same - refused }[outcome]
}
