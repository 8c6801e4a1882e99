import type { AuditSubject } from '#domain/staff/audit.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'

export interface AuditedChange {
  /** What was done, in Vietnamese, as the audit shows it: `Huỷ đơn hàng`. */
  action: string
  subject: { kind: AuditSubject; id: string | number }
  reason?: string
  before?: unknown
  after?: unknown
}

/** Notes a staff member's write in its own transaction; every write of the back office calls it. */
export async function recordAudit(
  ctx: Context,
  trx: Db,
  caller: Caller,
  { action, subject, reason = '', before, after }: AuditedChange,
): Promise<void> {
  const { id, username } = getStaff(caller)
  await trx
    .insertInto('audit_entry')
    .values({
      at: ctx.clock.now(),
      staff_id: id,
      staff: username,
      action,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      reason,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: caller.requestId,
      address: caller.ip,
    })
    .execute()
}

/** How a staff member is named where an order or a payment keeps who did it. */
export function staffActor(caller: Caller): string {
  return `staff:${getStaff(caller).username}`
}
