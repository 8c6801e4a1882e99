import { maxAsks } from '#domain/payment/refund-account/states.ts'
import { changeCause, orderCause, pointsCause, refundAccountKey, returnCause } from '../causes.ts'
import type { BackofficeParts } from './backoffice-order-queries.ts'

type Told = Pick<BackofficeParts, 'code' | 'changes' | 'edits' | 'money' | 'returns' | 'requests'>

/** Under which causes an order moves stock. */
export function stockCausesOf(order: Told): string[] {
  const changed = order.edits.map(({ changeNo }) => changeCause(order.code, changeNo))
  return [orderCause(order.code), ...changed, ...returnCausesOf(order)]
}

/** Under which causes an order holds, burns, brings and takes back points. */
export function pointCausesOf(order: Told): string[] {
  const codes = order.returns.flatMap((back) => back.codes.map(({ cause }) => cause))
  return [orderCause(order.code), pointsCause(order.code), ...returnCausesOf(order), ...codes]
}

function returnCausesOf({ code, returns }: Told): string[] {
  return returns.map(({ returnNo }) => returnCause(code, returnNo))
}

/** Under which keys messages about an order were sent, if they were (server/order/move/tell-buyer.ts). */
export function messageKeysOf(
  { code, changes, edits, money, returns, requests }: Told,
  refunds: readonly { id: number }[],
): string[] {
  return [
    `order-placed:${code}`,
    `order-refused:${code}`,
    ...changes.map(({ id }) => `order-moved:${id}`),
    ...edits.map(({ changeNo }) => `order-changed:${code}:${changeNo}`),
    ...money.flatMap(({ receiptId }) => (receiptId === null ? [] : [`order-money:${receiptId}`])),
    ...returns.map(({ returnNo }) => `order-returned:${code}:${returnNo}`),
    ...requests.flatMap(({ id }) =>
      ['received', 'accepted', 'refused'].map((state) => `return-request:${code}:${id}:${state}`),
    ),
    ...refunds.flatMap(({ id }) => [...accountKeysOf(id), `refund-done:${id}`]),
  ]
}

function accountKeysOf(refundId: number): string[] {
  return Array.from({ length: maxAsks }, (_, at) => refundAccountKey(refundId, at + 1))
}
