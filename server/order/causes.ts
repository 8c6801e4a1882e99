/** The cause under which an order takes stock, points for gifts, and vouchers. */
export function orderCause(code: string): string {
  return `order:${code}`
}

/** The cause of the points that an order brings. */
export function pointsCause(code: string): string {
  return `order-points:${code}`
}

/** The cause of points taken back with the return after which so many of its pieces are back. */
export function returnCause(code: string, piecesBack: number): string {
  return `order-return:${code}:${piecesBack}`
}
