import type { ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownName, shownPhone } from '#domain/kernel/shown-person.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { shortName } from '#domain/catalog/short-name.ts'
import { orderMarks } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type * as api from '#domain/order/backoffice/api.ts'
import type { Output } from '#domain/contract.ts'
import type { Context } from '../../context.ts'
import { cursorOf, readCursor } from './board-cursor.ts'
import { findOrders } from './find-orders.ts'
import { goodsLines } from './goods-text.ts'
import { shortPlaceOf } from './place-text.ts'
import { listBoardRows, type StoredBoardRow } from './row-queries.ts'

/** A page of the board: each row is a task; its phone is whole with the order. */
export async function listBoard(
  ctx: Context,
  { sort, cursor, limit, ...filter }: ParsedInput<typeof api.listBoard>,
): Promise<Output<typeof api.listBoard>> {
  const after = readCursor(sort, cursor)
  const { ids, next } = await findOrders(ctx.db, filter, { sort, after, limit })
  const rows = await listBoardRows(ctx.db, ids)
  return { items: rows.map(toBoardRow), next: next && cursorOf(sort, next) }
}

const maxLines = 2

function toBoardRow(row: StoredBoardRow): api.BoardRow {
  return {
    code: row.code,
    order_type: row.orderType,
    created_at: toVietnamIso(row.createdAt),
    status: row.status,
    payment_status: row.paymentStatus,
    payment_type: paymentTypes[row.paymentMethod],
    receiver: shownName('tasks', row.receiver),
    phone: shownPhone(row.receiverPhone),
    place: shortPlaceOf(row),
    goods: goodsLines(row, maxLines, shortName),
    total: vnd(row.total),
    received: vnd(row.received),
    has_note: row.note !== '' || row.hasStaffNote,
    ...orderMarks(row),
  }
}
