/** The cause under which an order takes stock, points for gifts, and vouchers. */
export function orderCause(code: string): string {
  return `order:${code}`
}

/** The cause of the points that an order brings. */
export function pointsCause(code: string): string {
  return `order-points:${code}`
}

/** The cause of everything that an order's first, second… return does: money, points, stock. */
export function returnCause(code: string, returnNo: number): string {
  return `order-return:${code}:${returnNo}`
}
