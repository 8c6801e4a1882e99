import type { DeadLetter } from '#domain/job/backoffice/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../context.ts'
import { findOrderCodes } from '../order/index.ts'
import { getStaff } from '../platform/http/access.ts'
import { findStaffNames, staffNameOf } from '../staff/index.ts'
import type { LetterRow } from './letter-queries.ts'

/** Shows these letters as this caller may see them. */
export async function letterViewer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  rows: readonly LetterRow[],
): Promise<(row: LetterRow) => DeadLetter> {
  const canSeeOrders = permissionsOf(getStaff(caller).role).includes('orders.read')
  const orderIds = canSeeOrders ? rows.flatMap((row) => orderIdOf(row) ?? []) : []
  const codes = await findOrderCodes(db, orderIds)
  const names = await findStaffNames(
    db,
    rows.flatMap(({ closedBy }) => closedBy ?? []),
  )
  const now = clock.now()
  return (row) => {
    const code = codes.get(orderIdOf(row) ?? 0)
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      happened_at: toVietnamIso(row.happenedAt),
      given_up_at: toVietnamIso(row.givenUpAt),
      tries: row.tries,
      times: row.times,
      error: row.error,
      about: factsOf(row.payload),
      is_past: row.goodUntil !== null && row.goodUntil <= now,
      ...(code ? { order_code: code } : {}),
      ...(row.closedAt ? { closed_at: toVietnamIso(row.closedAt) } : {}),
      ...(row.closedBy ? { closed_by: staffNameOf(row.closedBy, names) ?? row.closedBy } : {}),
      ...(row.reason ? { reason: row.reason } : {}),
    }
  }
}

function orderIdOf({ payload }: LetterRow): number | null {
  return typeof payload?.orderId === 'number' ? payload.orderId : null
}

/** Only what names no person: an event may hold a phone. */
const harmless = /(?:Id|No)$|^(?:stage|tries|expiresOn|verdict|amount)$/

function factsOf(payload: LetterRow['payload']): DeadLetter['about'] {
  const facts = Object.entries(payload ?? {}).filter(
    (fact): fact is [string, string | number] =>
      harmless.test(fact[0]) && (typeof fact[1] === 'number' || typeof fact[1] === 'string'),
  )
  return Object.fromEntries(facts)
}
