import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/staff/api.ts'
import type { AuditEntry } from '#domain/staff/audit.ts'
import { maxAuditCounted } from '#domain/staff/rules.ts'
import type { Context } from '../context.ts'
import { countAuditRows, listAuditRows, type AuditRow } from './audit-queries.ts'
import { listNames } from './user-queries.ts'

/** What staff did, newest first. */
export async function listAudit(
  ctx: Context,
  { page, limit, ...filter }: ParsedInput<typeof api.listAudit>,
): Promise<Output<typeof api.listAudit>> {
  const [rows, total] = await Promise.all([
    listAuditRows(ctx.db, filter, { offset: (page - 1) * limit, limit }),
    countAuditRows(ctx.db, filter, maxAuditCounted),
  ])
  const usernames = [...new Set(rows.map(({ staff }) => staff))]
  const people = usernames.length > 0 ? await listNames(ctx.db, usernames) : []
  const names = new Map(people.map(({ username, full_name }) => [username, full_name]))
  return toPage(
    rows.map((row) => ({ ...toEntry(row), staff_name: names.get(row.staff) ?? row.staff })),
    total,
    page,
    limit,
  )
}

function toEntry(row: AuditRow): Omit<AuditEntry, 'staff_name'> {
  const { id, staff, action, subject_kind, subject_id, reason, before, after } = row
  const at = toVietnamIso(row.at)
  return { id, at, staff, action, subject_kind, subject_id, reason, before, after }
}
