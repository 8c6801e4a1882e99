import { createHash } from 'node:crypto'
import { checkClaims, verdictOf } from '#domain/claims/check-claims.ts'
import type { CheckedText, ClaimFinding } from '#domain/claims/checked-text.ts'
import type { ClaimRuleSet } from '#domain/claims/rule-set.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { rulesOf, type Body } from '#domain/publishing/kinds-of-content.ts'
import { listSupplementNames } from '../catalog/index.ts'
import type { Context } from '../context.ts'
import { leadsToProduct } from './claims/leads-to-product.ts'
import { ruleSetOn } from './claims/rule-sets.ts'

export interface CheckedBody {
  /** The first of them; nobody reads more at once. */
  findings: ClaimFinding[]
  findingsCount: number
  verdict: 'clean' | 'warned' | 'blocked'
  /** Of the rules it was checked by. */
  rulesVersion: number
}

type Checking = Pick<Context, 'db' | 'clock' | 'cache' | 'config'>

/** What the claim check says of a text, by the rules of today and by what the shop sells now. */
export async function checkBody(
  ctx: Checking,
  kind: ContentKind,
  body: Body,
): Promise<CheckedBody> {
  const rules = await ruleSetOn(ctx.db, ctx.clock.today())
  const text = await textOf(ctx, kind, body)
  const known = checkedBy(rules, text.soldNames)
  const key = createHash('sha256')
    .update(JSON.stringify({ ...text, soldNames: [] }))
    .digest('base64')
  const kept = known.get(key)
  if (kept) return kept
  const findings = findingsIn(text, rules)
  const checked = {
    findings: findings.slice(0, maxFindings),
    findingsCount: findings.length,
    verdict: verdictOf(findings),
    rulesVersion: rules.version,
  }
  if (known.size >= mostKept) known.delete(known.keys().next().value!)
  known.set(key, checked)
  return checked
}

export const maxFindings = 100

/**
 * Findings by the editor's parts. What an advertisement for a supplement must say besides stands on every page of the
 * shop, and under each product on it, whatever is written here; what is written of a product itself says it too.
 */
export function findingsIn(text: CheckedText, rules: ClaimRuleSet): ClaimFinding[] {
  // What it is declared says whether it is a supplement, not what it is called.
  if (text.kind === 'product') return checkClaims({ ...text, soldNames: [] }, rules)
  return checkClaims(text, rules).filter(({ kind }) => kind !== 'mustAppear')
}

/** A text with what is known of it: it is about a supplement where it leads to a product or names one of the shop's. */
export async function textOf(
  ctx: Pick<Context, 'db' | 'cache' | 'config'>,
  kind: ContentKind,
  body: Body,
): Promise<CheckedText & { soldNames: readonly string[] }> {
  const { partsOf, claimsOf } = rulesOf(kind)
  return {
    kind,
    parts: partsOf(body),
    ...(claimsOf?.(body) ?? { aboutSupplement: await leadsToProduct(ctx, kind, body) }),
    soldNames: await listSupplementNames(ctx),
  }
}

/** Checks what is about to be written under a lock, so that it is known by then and nobody waits for it. */
export async function checkAhead(ctx: Checking, kind: ContentKind, body: Body): Promise<void> {
  await checkBody(ctx, kind, body)
}

/** Texts are opened, kept and published as they were saved: each is checked once by the same rules and names. */
function checkedBy(rules: ClaimRuleSet, names: readonly string[]): Map<string, CheckedBody> {
  const kept = checkedBodies.get(rules)
  if (kept?.names === names) return kept.bodies
  const bodies = new Map<string, CheckedBody>()
  checkedBodies.set(rules, { names, bodies })
  return bodies
}
const checkedBodies = new WeakMap<
  ClaimRuleSet,
  { names: readonly string[]; bodies: Map<string, CheckedBody> }
>()
const mostKept = 200
