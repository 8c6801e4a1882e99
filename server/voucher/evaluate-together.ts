import { savingsOf } from '#domain/voucher/savings.ts'
import { findProblem, type GoodsQuestion, type ProblemFound } from './evaluate-rules.ts'
import type { FoundVoucher } from './evaluate-queries.ts'

interface TogetherQuestion extends GoodsQuestion {
  codes: readonly string[]
}

type Found = ReadonlyMap<string, FoundVoucher>
type Problems = ReadonlyMap<string, ProblemFound>

/** What several vouchers of one cart save beside each other, or what keeps each from it, by code (docs/rules/vouchers.md §3). */
export function evaluateTogether(
  asked: TogetherQuestion,
  found: Found,
): { problems: Problems; savings: ReadonlyMap<string, number> } {
  const problems = withoutWorthless(asked, found, problemsOf(asked, found))
  return { problems, savings: savingsOfUsable(asked, found, problems) }
}

/** Every voucher by itself, then beside those entered before it. */
function problemsOf(asked: TogetherQuestion, found: Found): Problems {
  const problems = new Map<string, ProblemFound>()
  const chosen: FoundVoucher[] = []
  for (const code of asked.codes) {
    const voucher = found.get(code)
    const problem: ProblemFound | null = voucher
      ? (findProblem(voucher, asked) ?? besideOthers(voucher, chosen))
      : { problem: 'unknown' }
    if (problem) problems.set(code, problem)
    else chosen.push(voucher!)
  }
  return problems
}

function besideOthers(voucher: FoundVoucher, chosen: readonly FoundVoucher[]): ProblemFound | null {
  const same = chosen.filter(({ id }) => id === voucher.id)
  if (same.length === 0) return null
  // The same voucher under two spellings is one voucher.
  const isTwin = same.some(({ voucherId }) => voucherId === voucher.voucherId)
  if (!voucher.stacks || isTwin) return { problem: 'notStacking' }
  const count = same.length + 1
  if (isBeyond(voucher.totalLimit, voucher.used + count)) return { problem: 'exhausted' }
  return isBeyond(voucher.perMemberLimit, voucher.taken + count) ? { problem: 'memberLimit' } : null
}

function isBeyond(limit: number | null, count: number): boolean {
  return limit !== null && count > limit
}

/** A voucher that saves nothing beside the others is not spent on it (docs/rules/pricing.md §4). */
function withoutWorthless(asked: TogetherQuestion, found: Found, problems: Problems): Problems {
  if (!asked.lines) return problems
  const worthless = [...savingsOfUsable(asked, found, problems)].filter(
    ([, saving]) => saving === 0,
  )
  if (worthless.length === 0) return problems
  const leftOver: ProblemFound = { problem: 'noEligibleGoods', isLeftOver: true }
  const more = worthless.map(([code]) => [code, leftOver] as const)
  return withoutWorthless(asked, found, new Map([...problems, ...more]))
}

function savingsOfUsable(
  { codes, lines }: TogetherQuestion,
  found: Found,
  problems: Problems,
): Map<string, number> {
  const usable = codes.filter((code) => !problems.has(code))
  const savings = savingsOf(
    lines ?? [],
    usable.map((code) => found.get(code)!),
  )
  return new Map(usable.map((code, index) => [code, savings[index]!]))
}
