import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { RefundTask } from '#domain/payment/backoffice/api.ts'
import { describeRefundFailure, paymentAuditTexts } from '#domain/payment/texts.ts'
import type { Db } from '../../platform/db.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'
import { actorsOf, viewAccount } from '../refund-account/account-view.ts'
import type { RefundListRow } from './refund-list-queries.ts'

/** Shows these refunds as the back office does, with the names of who completed them. */
export async function refundViewer(
  db: Db,
  rows: readonly RefundListRow[],
): Promise<(row: RefundListRow) => RefundTask> {
  const names = await findStaffNames(
    db,
    rows.flatMap(({ doneBy, account }) => [doneBy ?? [], actorsOf(account)].flat()),
  )
  return (row) => toRefundTask(row, names)
}

function toRefundTask(row: RefundListRow, names: ReadonlyMap<string, string>): RefundTask {
  return {
    id: row.id,
    order_code: row.orderCode,
    customer: row.customer,
    amount: vnd(row.amount),
    reason: row.reason,
    payment_type: paymentTypes[row.method],
    state: row.state,
    created_at: toVietnamIso(row.createdAt),
    ...(row.failure ? { failure: describeRefundFailure(row.failure) } : {}),
    tries: row.tries,
    ...(row.doneAt ? { done_at: toVietnamIso(row.doneAt) } : {}),
    ...(row.doneBy
      ? { done_by: staffNameOf(row.doneBy, names) ?? paymentAuditTexts.byGateway }
      : {}),
    ...(row.proof ? { proof: row.proof } : {}),
    account: viewAccount(row, (actor) => staffNameOf(actor, names)),
  }
}
