import type { VietnamDay } from '../kernel/dates.ts'
import type { Question } from './questions.ts'
import { surveyTexts } from './texts.ts'

interface Grown {
  access: 'all' | 'list'
  store_codes: readonly string[]
  opens_on: VietnamDay
  closes_on: VietnamDay
  reward_points: number
  questions: readonly Question[]
}

/**
 * What may not change once a survey was published: questions and reward stand, days and pharmacies only
 * grow. Vietnamese words by field; empty when all is well (docs/rules/surveys.md §3).
 */
export function findGrowthProblems(before: Grown, after: Grown): Record<string, string> {
  const texts = surveyTexts.canOnlyGrow
  const wrong: Record<keyof Grown, boolean> = {
    questions: canonical(before.questions) !== canonical(after.questions),
    reward_points: before.reward_points !== after.reward_points,
    opens_on: after.opens_on > before.opens_on,
    closes_on: after.closes_on < before.closes_on,
    access: before.access === 'all' && after.access === 'list',
    store_codes: after.access === 'list' && !holdsAll(after.store_codes, before.store_codes),
  }
  const fields = (Object.keys(wrong) as (keyof Grown)[]).filter((field) => wrong[field])
  return Object.fromEntries(fields.map((field) => [field, texts[field]]))
}

function holdsAll(codes: readonly string[], needed: readonly string[]): boolean {
  const held = new Set(codes.map((code) => code.toUpperCase()))
  return needed.every((code) => held.has(code.toUpperCase()))
}

/** The same text for the same value, in whatever order its keys were written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
