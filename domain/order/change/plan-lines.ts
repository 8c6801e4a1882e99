import type { PricedLine } from '../../cart/summary.ts'

/** A line of an order: prices in đồng and points are those of one piece. */
export interface OrderLine extends PricedLine {
  lineNo: number
  productId: number
  name: string
  productType: string
  unitPrice: number
  estimatedPoint: number
  /** In which it comes again; empty for a single purchase. */
  cycle: string
}

/** What staff want of the lines; what is not named stays as it is. */
export interface LineWishes {
  /** How many pieces a line shall have; 0 takes it out. */
  lines: readonly { lineNo: number; quantity: number }[]
  added: readonly { productId: number; quantity: number }[]
}

/** A product as the shop sells it today. */
export type SoldToday = Omit<OrderLine, 'lineNo' | 'quantity' | 'cycle'>

/**
 * The lines after a change: pieces that were placed keep their price, those that are added have today's. More of a
 * product whose price is the same by now is one line with it, at another price a line of its own.
 * Added products that `today` does not know are left out.
 */
export function planLines(
  before: readonly OrderLine[],
  { lines: wished, added }: LineWishes,
  today: ReadonlyMap<number, SoldToday>,
): OrderLine[] {
  const wishes = new Map(wished.map(({ lineNo, quantity }) => [lineNo, quantity]))
  const after: OrderLine[] = []
  const more: { productId: number; quantity: number }[] = []
  for (const line of before) {
    const quantity = wishes.get(line.lineNo) ?? line.quantity
    const kept = Math.min(quantity, line.quantity)
    if (kept > 0) after.push({ ...line, quantity: kept })
    if (quantity > kept) more.push({ productId: line.productId, quantity: quantity - kept })
  }
  let lineNo = Math.max(0, ...before.map((line) => line.lineNo))
  for (const { productId, quantity } of [...more, ...added]) {
    const sold = today.get(productId)
    if (!sold) continue
    const at = after.findIndex((line) => isSoldSo(line, sold))
    const same = after[at]
    if (same) after[at] = { ...same, quantity: same.quantity + quantity }
    else after.push({ ...sold, lineNo: (lineNo += 1), quantity, cycle: '' })
  }
  return after
}

function isSoldSo(line: OrderLine, sold: SoldToday): boolean {
  return (
    line.cycle === '' &&
    line.productId === sold.productId &&
    line.unitPrice === sold.unitPrice &&
    line.originalPrice === sold.originalPrice &&
    line.estimatedPoint === sold.estimatedPoint
  )
}

/** By product how many pieces more (or less) are held after a change; products without a difference are left out. */
export function stockChanges(
  before: readonly Pick<OrderLine, 'productId' | 'quantity'>[],
  after: readonly Pick<OrderLine, 'productId' | 'quantity'>[],
): { productId: number; change: number }[] {
  const changes = new Map<number, number>()
  for (const { productId, quantity } of before) {
    changes.set(productId, (changes.get(productId) ?? 0) - quantity)
  }
  for (const { productId, quantity } of after) {
    changes.set(productId, (changes.get(productId) ?? 0) + quantity)
  }
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([productId, change]) => ({ productId, change }))
    .toSorted((a, b) => a.productId - b.productId)
}
