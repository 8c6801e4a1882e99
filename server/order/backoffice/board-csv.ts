import { toVietnamIso } from '#domain/kernel/dates.ts'
import { backofficeTexts, exportColumns, orderTypeLabels } from '#domain/order/backoffice/texts.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { orderStatusLabels, paymentStatusLabels } from '#domain/order/status.ts'
import { csvHead, csvRows } from '../../platform/csv.ts'
import { goodsLines } from './goods-text.ts'
import { placeOf } from './place-text.ts'
import type { StoredBoardRow } from './row-queries.ts'

/** The first line of the board as a table. */
export function boardCsvHead(): string {
  return csvHead(Object.values(exportColumns))
}

export function boardCsvRows(rows: readonly StoredBoardRow[]): string {
  return csvRows(rows.map(toCells))
}

function toCells(row: StoredBoardRow): (string | number)[] {
  const cells: Record<keyof typeof exportColumns, string | number> = {
    code: row.code,
    placedAt: toVietnamIso(row.createdAt).slice(0, 19).replace('T', ' '),
    type: orderTypeLabels[row.orderType],
    status: orderStatusLabels[row.status],
    method: paymentMethodLabels[row.paymentMethod],
    paymentStatus: paymentStatusLabels[row.paymentStatus],
    receiver: row.receiver,
    receiverPhone: spaced(row.receiverPhone),
    customerPhone: spaced(row.customerPhone),
    address: placeOf(row),
    goods: goodsLines(row).join(', '),
    total: row.total,
    received: row.received,
    trackingCode: row.trackingCode ?? '',
    note: row.note,
    incentive: row.staffIncentive ? backofficeTexts.yes : '',
  }
  return Object.values(cells)
}

/** `0901 234 567`: as a number, a spreadsheet would drop the 0. */
function spaced(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
}
