import { addDays, vietnamDayOf, type VietnamDay } from '../../kernel/dates.ts'
import { ruleOn, type LegalRule } from '../backoffice/law.ts'
import type { GameRules } from '../rules.ts'
import { settlementTexts as texts } from './texts.ts'

/** What is to be done after a campaign has ended, in this order. */
export const settlementSteps = ['announced', 'awarded', 'reported', 'paid'] as const
export type SettlementStep = (typeof settlementSteps)[number]

/** Steps that nobody believes without a paper. */
export const stepsWithPaper: readonly SettlementStep[] = ['reported', 'paid']

export interface Deadline {
  step: SettlementStep
  /** The last Vietnam day; null where nobody has written down the law of that day. */
  due_on: VietnamDay | null
  source: string
  /** When somebody who knows the law read it last; null also where the campaign's own rules say it. */
  verified_on: VietnamDay | null
  /** Whether the law says it, and not the campaign's own rules. */
  is_law: boolean
}

/**
 * The last day of each step, by the law of the day on which the campaign ended. Each is reckoned from the earliest day
 * that a reading of the law allows: whoever keeps to it is late by none.
 */
export function deadlinesOf(
  law: readonly LegalRule[],
  { claim }: Pick<GameRules, 'claim'>,
  { closesAt, reportedOn }: { closesAt: Date; reportedOn: VietnamDay | null },
): Deadline[] {
  const end = vietnamDayOf(closesAt)
  const byLaw = (step: SettlementStep, key: LegalRule['key'], from: VietnamDay): Deadline => {
    const rule = ruleOn(law, key, end)
    return {
      step,
      due_on: rule && addDays(from, rule.value),
      source: rule?.source ?? '',
      verified_on: rule?.verified_on ?? null,
      is_law: true,
    }
  }
  const byRules = (step: SettlementStep, days: number): Deadline => ({
    step,
    due_on: addDays(end, days),
    source: texts.ownRules,
    verified_on: null,
    is_law: false,
  })
  const promised = byRules('awarded', claim.contact_days + claim.papers_days + claim.delivery_days)
  const allowed = byLaw('awarded', 'awardDays', end)
  const isAllowed = allowed.due_on === null || promised.due_on! <= allowed.due_on
  const report = byLaw('reported', 'reportDays', end)
  return [
    byRules('announced', claim.contact_days),
    isAllowed ? promised : allowed,
    report,
    byLaw('paid', 'payDays', reportedOn ?? report.due_on ?? end),
  ]
}
