import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/staff/api.ts'
import type { Context } from '../context.ts'
import { countAuditRows, listAuditRows, type AuditRow } from './audit-store.ts'
import { listNames } from './user-store.ts'

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
  const usernames = [...new Set(rows.map(({ staff }) => staff))]
  const people = usernames.length > 0 ? await listNames(ctx.db, usernames) : []
  const names = new Map(people.map(({ username, full_name }) => [username, full_name]))
  return toPage(
    rows.map((row) => ({ ...toEntry(row), staff_name: names.get(row.staff) ?? row.staff })),
    ...([total, page, limit] as const),
  )
}

function toEntry(row: AuditRow): Omit<api.AuditEntry, 'staff_name'> {
  const { id, staff, action, subject_kind, subject_id, reason, before, after } = row
  const at = toVietnamIso(row.at)
  return { id, at, staff, action, subject_kind, subject_id, reason, before, after }
}
