import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/api.ts'
import { toPage } from '#domain/paging.ts'
import type { Context } from '../../context.ts'
import { listParcels, sumByCarrier, type ParcelRow } from './queries.ts'

/** Money taken at the door, parcel by parcel, and what each carrier still owes. */
export async function listCash(
  { db, clock }: Context,
  { state, carrier, late, q = '', page, limit }: ParsedInput<typeof api.listCash>,
): Promise<Output<typeof api.listCash>> {
  const today = clock.today()
  const asked = { today, state, carrier, late: late === 'yes', q }
  const found = await listParcels(db, { ...asked, limit, offset: (page - 1) * limit })
  const sums = await sumByCarrier(db, today)
  return {
    ...toPage(found.rows.map(toParcel), found.total, page, limit),
    carriers: sums.map((each) => ({ ...each, out: vnd(each.out), late: vnd(each.late) })),
  }
}

function toParcel(row: ParcelRow): api.CashParcel {
  const remitted = row.remitted === null ? null : vnd(row.remitted)
  return {
    order_code: row.orderCode,
    tracking_code: row.trackingCode,
    carrier: row.carrier,
    expected: vnd(row.expected),
    collected: vnd(row.collected),
    remitted,
    banked: row.isBanked ? remitted : null,
    state: row.state,
    delivered_at: toVietnamIso(row.at),
    age: row.age,
    is_late: row.isLate,
    statement_id: row.statementId,
  }
}
