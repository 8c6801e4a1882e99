import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { ReturnedPieces } from '#domain/order/points-due.ts'
import { evaluateReturnedCodes, type ReturnedCodeProblem } from '#domain/order/returned-codes.ts'
import type { Context } from '../../context.ts'
import { findCodes, type FoundCode } from '../../genuine/index.ts'
import { findHandOver, listCodesBack } from './code-queries.ts'
import type { Returnable } from './return-queries.ts'

/** A code that was read from a box, and why it cannot be taken back, if so. */
export interface ReadCode {
  code: string
  found: FoundCode | null
  problem: ReturnedCodeProblem | null
}

/** What is known of the codes on boxes that come back: before the transaction, which decides again. */
export async function readReturnedCodes(
  ctx: Context,
  order: { id: number; lines: Returnable['lines'] },
  { codes, pieces }: { codes: readonly string[]; pieces: readonly ReturnedPieces[] },
): Promise<ReadCode[]> {
  if (codes.length === 0) return []
  const read = [...new Set(codes)]
  const [found, handedOverAt] = await Promise.all([
    findCodes(ctx, read),
    findHandOver(ctx.db, order.id),
  ])
  const back = await listCodesBack(
    ctx.db,
    [...found.values()].map(({ hash }) => hash),
  )
  const known = read.map((code) => ({ known: knownOf(found.get(code), back) }))
  const problems = evaluateReturnedCodes(known, {
    pieces: piecesByProduct(order.lines, pieces),
    handedOverAt: handedOverAt?.getTime() ?? null,
  })
  return read.map((code, at) => ({
    code,
    found: found.get(code) ?? null,
    problem: problems[at]!,
  }))
}

/** Those that can all be taken back; refuses `invalidInput`, saying which cannot and why. */
export function ensureTakable(codes: readonly ReadCode[]): { code: string; found: FoundCode }[] {
  return codes.map(({ code, found, problem }) => {
    if (found && !problem) return { code, found }
    const why = backofficeTexts.codeProblems[problem ?? 'unknown']
    throw new Refusal('invalidInput', { fields: { codes: `${maskCode(code)}: ${why}` } })
  })
}

function knownOf(found: FoundCode | undefined, back: ReadonlySet<string>) {
  if (!found) return null
  const { batch, redemption, hash } = found
  return {
    productCode: batch.productCode,
    isTest: batch.kind === 'test',
    usedAt: redemption?.at.getTime() ?? null,
    isBack: back.has(hash.toString('hex')),
  }
}

function piecesByProduct(
  lines: Returnable['lines'],
  pieces: readonly ReturnedPieces[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { lineNo, quantity } of pieces) {
    const product = lines.find((line) => line.lineNo === lineNo)?.productCode
    if (product) sums.set(product, (sums.get(product) ?? 0) + quantity)
  }
  return sums
}
