import { shareSavings, type SavedVoucher } from '../voucher/line-shares.ts'
import { partOf, piecesOf, type ReturnedPieces } from './points-due.ts'

/** A line of an order as its money sees it. */
export interface BoughtLine {
  lineNo: number
  productCode: string
  /** Đồng of one piece, before vouchers. */
  unitPrice: number
  quantity: number
}

/** What was paid for an order's goods. */
export interface PaidGoods {
  lines: readonly BoughtLine[]
  /** With what each saved, in đồng. */
  vouchers: readonly SavedVoucher[]
  /** Đồng of the order that staff let the buyer off. */
  waived: number
}

/**
 * Đồng to give back for pieces that come back now, after those that came back before: pro rata of what
 * was paid for them, vouchers and what was let off taken off (docs/rules/order-money.md). However the
 * returns are cut, together they never give more than was paid for goods, and exactly that once all of
 * them are back. Delivery is not given back.
 */
export function moneyOfReturn(
  goods: PaidGoods,
  before: readonly ReturnedPieces[],
  now: readonly ReturnedPieces[],
): number {
  const paid = paidByLine(goods)
  return goods.lines.reduce((sum, { lineNo, quantity }, at) => {
    const back = piecesOf(before, lineNo)
    const all = back + piecesOf(now, lineNo)
    return sum + partOf(paid[at]!, all, quantity) - partOf(paid[at]!, back, quantity)
  }, 0)
}

/** The vouchers of which this return leaves nothing: everything that they were for is back, as of now. */
export function vouchersOfReturn<T extends Pick<SavedVoucher, 'productCodes'>>(
  { lines, vouchers }: { lines: readonly BoughtLine[]; vouchers: readonly T[] },
  before: readonly ReturnedPieces[],
  now: readonly ReturnedPieces[],
): T[] {
  const isKept = (back: readonly ReturnedPieces[]) => {
    return ({ lineNo, quantity }: BoughtLine) => piecesOf(back, lineNo) < quantity
  }
  return vouchers.filter((voucher) => {
    const own = lines.filter((line) => isFor(voucher, line))
    return own.some(isKept(before)) && !own.some(isKept([...before, ...now]))
  })
}

function paidByLine({ lines, vouchers, waived }: PaidGoods): number[] {
  const priced = lines.map(({ productCode, unitPrice, quantity }) => {
    return { productCode, quantity, originalPrice: unitPrice, discountPrice: unitPrice }
  })
  const values = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const saved = vouchers.reduce((sum, { saving }) => sum + saving, 0)
  const value = values.reduce((sum, each) => sum + each, 0)
  // What was let off lies on everything, like a voucher for all goods; it may also cover the delivery.
  const ofAll = { code: '', productCodes: [], saving: Math.min(waived, value - saved) }
  const shares = shareSavings(priced, [...vouchers, ofAll])
  return values.map((each, at) => each - shares[at]!)
}

function isFor({ productCodes }: Pick<SavedVoucher, 'productCodes'>, line: BoughtLine): boolean {
  return productCodes.length === 0 || productCodes.includes(line.productCode)
}
