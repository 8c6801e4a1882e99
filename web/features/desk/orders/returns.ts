import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import type { DeskOrder } from '#domain/order/desk/api.ts'

/** Pieces to take back, by line; lines without any are left out. */
export type Pieces = ReadonlyMap<number, number>

/** How many of a line can still come back. */
export function returnableOf({ quantity, returned }: DeskOrder['lines'][number]): number {
  return quantity - returned
}

/** Only what was delivered comes back in parts; the rest is cancelled or comes back whole. */
export function canTakeBack({ order, lines }: DeskOrder): boolean {
  return order.status === 'completed' && lines.some((line) => returnableOf(line) > 0)
}

export function withPieces(pieces: Pieces, line: number, quantity: number): Pieces {
  const next = new Map(pieces)
  if (quantity > 0) next.set(line, quantity)
  else next.delete(line)
  return next
}

/** What a request names, as a choice. */
export function piecesOf(asked: readonly { line_no: number; quantity: number }[]): Pieces {
  return new Map(asked.map(({ line_no, quantity }) => [line_no, quantity]))
}

/** Codes that were typed, or read by a scanner: one a line, each once. */
export function codesOf(typed: string): string[] {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  return [...new Set(words.map((word) => readScannedCode(word) ?? word.toUpperCase()))]
}

export type WirePieces = { line_no: number; quantity: number }[]

/** As the API takes them, in the order of the lines: the same choice is the same request. */
export function wirePieces(pieces: Pieces): WirePieces {
  return [...pieces]
    .toSorted(([one], [other]) => one - other)
    .map(([line_no, quantity]) => ({ line_no, quantity }))
}
