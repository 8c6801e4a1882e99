import type { ClaimRuleSet } from './rule-set.ts'
import { cureRules } from './rules-2026/cures.ts'
import { lists2026 } from './rules-2026/lists.ts'
import { praiseRules } from './rules-2026/praise.ts'
import { promiseRules } from './rules-2026/promises.ts'
import { rankRules } from './rules-2026/ranks.ts'
import { requiredRules } from './rules-2026/required.ts'

/** The rules with which the shop begins; staff keep later versions (docs/rules/claims.md §5). */
export const rules2026: ClaimRuleSet = {
  version: 1,
  validFrom: '2026-02-15',
  lists: lists2026,
  rules: [...requiredRules, ...cureRules, ...promiseRules, ...praiseRules, ...rankRules],
}
