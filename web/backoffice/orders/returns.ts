import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'

/** Pieces to take back, in the order of the lines: the same choice is the same request. */
export type Pieces = readonly { line_no: number; quantity: number }[]

/** How many of a line can still come back. */
export function returnableOf({ quantity, returned }: BackofficeOrder['lines'][number]): number {
  return quantity - returned
}

/** Only what was delivered comes back in parts; the rest is cancelled or comes back whole. */
export function canTakeBack({ order, lines }: BackofficeOrder): boolean {
  return order.status === 'completed' && lines.some((line) => returnableOf(line) > 0)
}

export function withPieces(pieces: Pieces, line: number, quantity: number): Pieces {
  const others = pieces.filter(({ line_no }) => line_no !== line)
  const changed = quantity > 0 ? [...others, { line_no: line, quantity }] : others
  return changed.toSorted((one, other) => one.line_no - other.line_no)
}

/** Codes that were typed, or read by a scanner: one a line, each once. */
export function codesOf(typed: string): string[] {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  return [...new Set(words.map((word) => readScannedCode(word) ?? word.toUpperCase()))]
}
