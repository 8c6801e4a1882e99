import { checkClaims } from '#domain/claims/check-claims.ts'
import { Refusal } from '#domain/errors.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import type { Context } from '../../context.ts'
import { ruleSetOn } from './rule-sets.ts'

/**
 * For names that the public sees as soon as they are written: refuses one that says what no article may, at its field.
 * They stand beside products and articles alike, so every one is read as if it spoke of a supplement, but for what
 * somebody's work is: a physician treats.
 */
export async function ensureClaimsNothing(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  fields: Readonly<Record<string, string>>,
  aboutSupplement = true,
): Promise<void> {
  const rules = await ruleSetOn(db, clock.today())
  const parts = Object.entries(fields).map(([path, text]) => ({ path, text }))
  const blocked = checkClaims({ kind: 'article', parts, aboutSupplement }, rules).filter(
    ({ kind }) => kind === 'block',
  )
  if (blocked.length === 0) return
  const messages = blocked.map(({ path, quote }) => [path, texts.nameBlocked(quote)])
  throw new Refusal('invalidInput', { fields: Object.fromEntries(messages) })
}
