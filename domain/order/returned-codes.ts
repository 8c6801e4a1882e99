/** What is known of a code that was read from a box that comes back. */
export interface ReturnedCode {
  /** Null where no batch has it. */
  known: {
    productCode: string
    isTest: boolean
    /** When it was entered, in milliseconds; null while nobody has. */
    usedAt: number | null
    /** Its box came back before. */
    isBack: boolean
  } | null
}

/** What comes back, and when it left. */
export interface ReturnedBoxes {
  /** Pieces by product code. */
  pieces: ReadonlyMap<string, number>
  /** In milliseconds; null where nobody noted it. */
  handedOverAt: number | null
}

export type ReturnedCodeProblem =
  'unknown' | 'test' | 'back' | 'otherProduct' | 'usedBefore' | 'tooMany'

/**
 * Why codes cannot be taken back with these boxes, each in its place; null where one can
 * (docs/rules/returned-codes.md). A piece has one code, also where it is a set of boxes.
 */
export function evaluateReturnedCodes(
  codes: readonly ReturnedCode[],
  { pieces, handedOverAt }: ReturnedBoxes,
): (ReturnedCodeProblem | null)[] {
  const left = new Map(pieces)
  return codes.map(({ known }) => {
    if (!known) return 'unknown'
    if (known.isTest) return 'test'
    if (known.isBack) return 'back'
    if (!pieces.has(known.productCode)) return 'otherProduct'
    if (known.usedAt !== null && known.usedAt < (handedOverAt ?? -Infinity)) return 'usedBefore'
    const room = left.get(known.productCode)!
    left.set(known.productCode, room - 1)
    return room > 0 ? null : 'tooMany'
  })
}
