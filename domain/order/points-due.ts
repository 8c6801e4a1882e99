/** Whether an order brings points: estimated ones, and a member to get them. */
export function hasPointsDue(order: { memberId: number | null; estimatedPoint: number }): boolean {
  return order.memberId !== null && order.estimatedPoint > 0
}

/** A line of an order as its points see it. */
export interface EarningLine {
  lineNo: number
  quantity: number
  /** Of one piece, fixed when the order was placed. */
  estimatedPoint: number
}

/** Pieces of a line that came back. */
export interface ReturnedPieces {
  lineNo: number
  quantity: number
}

/**
 * Whole points to take back for pieces that come back now, after those that came back before: pro
 * rata of what the order earned. However the returns are cut, together they never take more than
 * was earned, and exactly all of it once everything is back.
 */
export function pointsToTakeBack(
  earned: number,
  lines: readonly EarningLine[],
  before: readonly ReturnedPieces[],
  now: readonly ReturnedPieces[],
): number {
  const shares = sharesOf(earned, lines)
  return lines.reduce((sum, line, at) => {
    const back = piecesOf(before, line.lineNo)
    const all = back + piecesOf(now, line.lineNo)
    if (all > line.quantity) {
      throw new RangeError(`line ${line.lineNo}: ${all} of ${line.quantity} pieces came back`)
    }
    return sum + partOf(shares[at]!, all, line.quantity) - partOf(shares[at]!, back, line.quantity)
  }, 0)
}

/** What each line earned: by the points of its pieces, what rounding leaves to the largest remainders. */
function sharesOf(earned: number, lines: readonly EarningLine[]): number[] {
  const weights = lines.map(({ quantity, estimatedPoint }) => quantity * estimatedPoint)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights
  const shares = weights.map((weight) => Math.floor((earned * weight) / total))
  const left = earned - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (earned * weight) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at]! += 1
  return shares
}

/** The part of a line's share for so many of its pieces, in whole units. */
export function partOf(share: number, pieces: number, quantity: number): number {
  return Math.floor((share * pieces) / quantity)
}

/** How many pieces of a line came back. */
export function piecesOf(returned: readonly ReturnedPieces[], lineNo: number): number {
  return returned
    .filter((pieces) => pieces.lineNo === lineNo)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
