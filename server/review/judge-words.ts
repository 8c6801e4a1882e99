import { checkClaims } from '#domain/claims/check-claims.ts'
import type { ClaimFinding } from '#domain/claims/checked-text.ts'
import { findContacts } from '#domain/review/find-contacts.ts'
import type { Context } from '../context.ts'
import { ruleSetOn } from '../publishing/index.ts'

export interface JudgedWords {
  findings: ClaimFinding[]
  /** Of the rules that they were checked by. */
  rulesVersion: number
}

/** What somebody should look at in a review before it is read, by the rules of today (docs/rules/claims.md). */
export async function judgeWords(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  words: string,
): Promise<JudgedWords> {
  const rules = await ruleSetOn(db, clock.today())
  const text = { kind: 'review', parts: [{ path: 'words', text: words }] } as const
  const claims = checkClaims({ ...text, aboutSupplement: true }, rules)
  const findings = [...claims, ...findContacts('words', words)]
  return { findings, rulesVersion: rules.version }
}
