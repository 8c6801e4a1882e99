import type { BulkJob } from '#domain/backoffice/bulk-jobs/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { mayEdit, type RecordKind } from '../record-kind.ts'
import { findJob, type JobRow } from './job-queries.ts'

/** One that whoever asks may see; refuses `notFound`. */
export async function getJob(
  ctx: Context,
  kinds: readonly RecordKind[],
  id: number,
  caller: Caller,
): Promise<BulkJob> {
  return toBulkJob(kinds, await getJobRow(ctx, id, caller), caller)
}

/** Refuses `notFound` for what is nobody's, and somebody else's for whoever does not see all. */
export async function getJobRow(ctx: Context, id: number, caller: Caller): Promise<JobRow> {
  const job = await findJob(ctx.db, id)
  if (!job || (job.staff_id !== getStaff(caller).id && !seesAll(caller))) {
    throw new Refusal('notFound')
  }
  return job
}

/** Whoever reads what everybody did sees it while it is done, too. */
export function seesAll(caller: Caller): boolean {
  return permissionsOf(getStaff(caller).role).includes('audit.read')
}

export function toBulkJob(kinds: readonly RecordKind[], job: JobRow, caller: Caller): BulkJob {
  const { id, list, title, reason, by, state, halt, total, done, same, refused } = job
  const kind = kinds.find(({ resource }) => resource.path === list)
  const may = kind !== undefined && mayEdit(kind, caller)
  const isOwn = job.staff_id === getStaff(caller).id
  return {
    id,
    list,
    title,
    reason,
    by,
    state,
    total,
    done,
    same,
    refused,
    left: total - done - same - refused,
    asked_at: toVietnamIso(job.asked_at),
    can_stop: state === 'running' && (isOwn || may),
    can_resume: state === 'stopped' && isOwn && may,
    ...(halt === null ? {} : { halt }),
    ...(job.ended_at === null ? {} : { ended_at: toVietnamIso(job.ended_at) }),
  }
}
