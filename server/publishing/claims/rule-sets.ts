import { checkClaims } from '#domain/claims/check-claims.ts'
import { claimRuleSetSchema, type ClaimRuleSet } from '#domain/claims/rule-set.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../../platform/db.ts'

/** A version never changes: read and compiled once. */
const read = new Map<string, ClaimRuleSet>()

/** The rules of a day: of the versions that have begun the last one, else those that come with the shop. */
export async function ruleSetOn(db: Db, day: VietnamDay): Promise<ClaimRuleSet> {
  const found = await db
    .selectFrom('claim_rule_set')
    .select(['version', 'created_at'])
    .where('valid_from', '<=', day)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? rulesOfVersion(db, found) : rules2026
}

async function rulesOfVersion(
  db: Db,
  { version, created_at: at }: { version: number; created_at: Date },
): Promise<ClaimRuleSet> {
  // Tests have many databases with a version 2 each.
  const key = `${version} ${at.getTime()}`
  const known = read.get(key)
  if (known) return known
  const { body } = await db
    .selectFrom('claim_rule_set')
    .select('body')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const rules = claimRuleSetSchema.parse(body)
  read.set(key, rules)
  return rules
}

export interface WrongExample {
  rule: string
  sentence: string
  expected: 'hit' | 'fine'
}

/** Examples that the rules judge otherwise than they say. */
export function findWrongExamples(set: ClaimRuleSet): WrongExample[] {
  return set.rules
    .filter(({ kind }) => kind !== 'mustAppear')
    .flatMap(({ id, scope, examples }) => {
      const isHit = (text: string) =>
        checkClaims(
          { kind: scope.at(-1)!, parts: [{ path: '', text }], aboutSupplement: true },
          set,
        ).some(({ rule }) => rule === id)
      return [
        ...examples.hits
          .filter((sentence) => !isHit(sentence))
          .map((sentence) => ({ rule: id, sentence, expected: 'hit' as const })),
        ...examples.fine
          .filter(isHit)
          .map((sentence) => ({ rule: id, sentence, expected: 'fine' as const })),
      ]
    })
}
