import type { MemberEventKind } from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { deviceName } from '../session/index.ts'
import { insertEvent, type EventRow } from './event-queries.ts'

/** Writes down what a member will want to see, in the transaction that does it. */
export function recordEvent(
  ctx: Context,
  db: Db,
  memberId: number,
  kind: MemberEventKind,
  caller: Caller,
): Promise<void> {
  return insertEvent(db, memberId, eventOf(ctx, kind, caller))
}

export function eventOf(ctx: Context, kind: MemberEventKind, caller: Caller): EventRow {
  return {
    kind,
    device: deviceName(caller.userAgent),
    address: caller.ip,
    at: ctx.clock.now(),
  }
}
