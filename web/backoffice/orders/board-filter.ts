import type { Input } from '#domain/contract.ts'
import { orderTypes } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { boardSorts, type listBoard } from '#domain/order/backoffice/api.ts'
import { paymentMethods, type PaymentMethod } from '#domain/order/payment-method.ts'
import {
  orderStatuses,
  paymentStatuses,
  type OrderStatus,
  type PaymentStatus,
} from '#domain/order/status.ts'
import { backofficePaths, type BoardQuery } from '#web/backoffice/paths.ts'
import { readQuery } from '../parts/list-address.ts'
import { readDay, type DayRange } from '../parts/day-ranges.ts'

/** What narrows and sorts the board, as its address says it. */
export interface BoardFilter extends DayRange {
  status?: OrderStatus
  method?: PaymentMethod
  paymentStatus?: PaymentStatus
  kind?: (typeof orderTypes)[number]
  q: string
  sort: (typeof boardSorts)[number]
}

export type ChangeFilter = (change: Partial<BoardFilter>) => void

/** Reads the address; what it does not know it leaves out. */
export function readBoardFilter(query: URLSearchParams): BoardFilter {
  const one = <T extends string>(name: keyof BoardQuery & string, known: readonly T[]) =>
    known.find((each) => each === query.get(name))
  return {
    status: one('trang-thai', orderStatuses),
    method: one('hinh-thuc', paymentMethods),
    paymentStatus: one('thanh-toan', paymentStatuses),
    kind: one('loai', orderTypes),
    from: readDay(query.get('tu')),
    to: readDay(query.get('den')),
    q: readQuery(query),
    sort: one('sap-xep', boardSorts) ?? 'new',
  }
}

/** The address of the board with this filter. */
export function boardPath(filter: BoardFilter): string {
  return backofficePaths.orders({
    'trang-thai': filter.status,
    'hinh-thuc': filter.method,
    'thanh-toan': filter.paymentStatus,
    loai: filter.kind,
    tu: filter.from,
    den: filter.to,
    q: filter.q,
    'sap-xep': filter.sort === 'new' ? undefined : filter.sort,
  })
}

/** The same filter without anything but its state and its order. */
export function withoutFilters({ status, sort }: BoardFilter): BoardFilter {
  return { status, sort, q: '' }
}

/** How many of the filters beside state and search are set. */
export function countFilters(filter: BoardFilter): number {
  const days = filter.from || filter.to
  return [filter.method, filter.paymentStatus, filter.kind, days].filter(Boolean).length
}

/** What the API and the export are asked. */
export function boardInput(filter: BoardFilter): Omit<Input<typeof listBoard>, 'limit' | 'cursor'> {
  const { status, method, paymentStatus, kind, from, to, q, sort } = filter
  return {
    ...(status && { status }),
    ...(method && { payment_type: paymentTypes[method] }),
    ...(paymentStatus && { payment_status: paymentStatus }),
    ...(kind && { order_type: kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
    sort,
  }
}

/** The address of the file with what the board shows, in the file's own order. */
export function boardExport(filter: BoardFilter): string {
  const { sort: _sort, ...narrowing } = boardInput(filter)
  const query = new URLSearchParams(narrowing as Record<string, string>).toString()
  return `/api/admin/orders/export${query && `?${query}`}`
}
