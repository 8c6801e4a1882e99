/** The cause under which an order takes stock, points for gifts, and vouchers. */
export function orderCause(code: string): string {
  return `order:${code}`
}

/** The cause of everything that staff's first, second… change of an order does: money and stock. */
export function changeCause(code: string, changeNo: number): string {
  return `order-change:${code}:${changeNo}`
}

/** Under which causes an order holds stock: as it was placed, and each change of it. */
export function stockCauses({ code, changes }: { code: string; changes: number }): string[] {
  const numbers = Array.from({ length: changes }, (_, at) => at + 1)
  return [orderCause(code), ...numbers.map((changeNo) => changeCause(code, changeNo))]
}

/** The cause of the points that an order brings. */
export function pointsCause(code: string): string {
  return `order-points:${code}`
}

/** The cause under which the points of a code go when its box comes back. */
export function codeReturnCause(hash: Buffer): string {
  return `code-return:${hash.toString('base64url')}`
}

/** The same in SQL, of a column. */
export function codeReturnCauseOf(hash: string): string {
  return `'code-return:' || rtrim(translate(encode(${hash}, 'base64'), '+/', '-_'), '=')`
}

/** The key of the message that asks for a refund's account, for the first, second… time. */
export function refundAccountKey(refundId: number, no: number): string {
  return `refund-account:${refundId}:${no}`
}

/** The cause of everything that an order's first, second… return does: money, points, stock. */
export function returnCause(code: string, returnNo: number): string {
  return `order-return:${code}:${returnNo}`
}
