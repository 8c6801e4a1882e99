import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/staff/api.ts'
import type { Context } from '../context.ts'
import { countAuditRows, listAuditRows, type AuditRow } from './audit-store.ts'

/** Nobody turns more pages than this; the audit itself has no end. */
const mostCounted = 10_000

/** What staff did, newest first. */
export async function listAudit(
  ctx: Context,
  { page, limit, ...filter }: ParsedInput<typeof api.listAudit>,
): Promise<Output<typeof api.listAudit>> {
  const [rows, total] = await Promise.all([
    listAuditRows(ctx.db, filter, { offset: (page - 1) * limit, limit }),
    countAuditRows(ctx.db, filter, mostCounted),
  ])
  return toPage(rows.map(toEntry), total, page, limit)
}

function toEntry(row: AuditRow): api.AuditEntry {
  const { id, staff, action, subject_kind, subject_id, reason, before, after } = row
  const at = toVietnamIso(row.at)
  return { id, at, staff, action, subject_kind, subject_id, reason, before, after }
}
