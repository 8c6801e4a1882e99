import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/payment/backoffice/api.ts'
import { bankStates, transferResolutionLabels } from '#domain/payment/refunds.ts'
import { paymentAuditTexts } from '#domain/payment/texts.ts'
import type { Context } from '../../context.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'
import { readCursor, toSlice } from './cursor.ts'
import { readSearch } from './search.ts'
import { countTransfers, listTransfers, type TransferListRow } from './transfer-list-queries.ts'

/** A tab says "1000" for that many and more. */
const countedUpTo = 1000

export async function listBankTransactions(
  { db }: Context,
  { state, q, cursor, limit }: ParsedInput<typeof api.listBankTransactions>,
): Promise<Output<typeof api.listBankTransactions>> {
  const before = readCursor(cursor)
  const search = readSearch(q)
  const rows = await listTransfers(db, { state: state ?? null, search, before, limit: limit + 1 })
  const found = new Map(
    (await countTransfers(db, countedUpTo)).map((each) => [each.state, each.count]),
  )
  const counts = bankStates.map((each) => [each, found.get(each) ?? 0])
  const names = await findStaffNames(
    db,
    rows.flatMap(({ resolvedBy }) => resolvedBy ?? []),
  )
  return {
    ...toSlice(rows, limit, (row) => toView(row, names)),
    counts: Object.fromEntries(counts),
  }
}

type Names = ReadonlyMap<string, string>

function toView(row: TransferListRow, names: Names): api.BankTransaction {
  return {
    id: row.id,
    at: toVietnamIso(row.bookedAt),
    amount: vnd(row.amount),
    content: row.content,
    account: row.account,
    bank_reference: row.bankReference,
    state: row.state,
    ...(row.orderCode ? { order_code: row.orderCode } : {}),
    ...(row.orderTotal === null ? {} : { order_total: vnd(row.orderTotal) }),
    ...(row.orderReceived === null ? {} : { order_received: vnd(row.orderReceived) }),
    ...resolutionOf(row, names),
    ...(row.refundId === null ? {} : { refund_id: row.refundId }),
  }
}

function resolutionOf(row: TransferListRow, names: Names): Pick<api.BankTransaction, 'resolution'> {
  if (!row.resolution || !row.resolvedAt) return {}
  return {
    resolution: {
      action: transferResolutionLabels[row.resolution],
      by: staffNameOf(row.resolvedBy ?? '', names) ?? paymentAuditTexts.bySystem,
      reason: row.resolvedReason ?? '',
      at: toVietnamIso(row.resolvedAt),
    },
  }
}
