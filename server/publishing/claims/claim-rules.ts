import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { verdictOf } from '#domain/claims/check-claims.ts'
import type { ClaimRuleSet } from '#domain/claims/rule-set.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { publishingAuditTexts as words } from '#domain/publishing/backoffice/audit-texts.ts'
import type * as api from '#domain/publishing/claim-rules/api.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { storedBody } from '../body.ts'
import { findingsIn, textOf } from '../check-body.ts'
import { findWrongExamples, ruleSetOn } from './rule-sets.ts'

export async function getClaimRules(ctx: Context): Promise<Output<typeof api.getClaimRules>> {
  const rows = await ctx.db
    .selectFrom('claim_rule_set')
    .select(['version', 'valid_from', 'note', 'staff', 'created_at'])
    .orderBy('version', 'desc')
    .execute()
  return {
    today: ctx.clock.today(),
    current: await ruleSetOn(ctx.db, ctx.clock.today()),
    versions: rows.map((row) => ({ ...row, created_at: toVietnamIso(row.created_at) })),
  }
}

export function tryClaimRules(
  ctx: Context,
  { rules }: ParsedInput<typeof api.tryClaimRules>,
): Promise<api.ClaimRulesTrial> {
  return tried(ctx, rules)
}

/**
 * Keeps a version; it counts up from the last one, so that of two who change the same one the second is refused
 * `conflict`. What is in force or planned and newly hit stays so: the answer lists it.
 */
export async function saveClaimRules(
  ctx: Context,
  { rules, reason }: ParsedInput<typeof api.saveClaimRules>,
  caller: Caller,
): Promise<Output<typeof api.saveClaimRules>> {
  const trial = await tried(ctx, rules)
  const [wrong] = trial.wrong
  if (wrong) {
    throw new Refusal('contentRefused', { fields: { rules: texts.exampleJudged(wrong.sentence) } })
  }
  await ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: number }>`
      insert into claim_rule_set (version, valid_from, body, note, staff, created_at)
      select ${rules.version}, ${rules.validFrom}::date, ${JSON.stringify(rules)}::jsonb, ${reason},
        ${getStaff(caller).fullName}, ${ctx.clock.now()}
      where ${rules.version} = (
        select coalesce(max(version), ${rules2026.version}) + 1 from claim_rule_set)
      on conflict do nothing returning version`.execute(trx)
    if (rows.length === 0) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: words.claimRulesSaved,
      subject: { kind: 'claimRules', id: rules.version },
      reason,
      after: { version: rules.version, valid_from: rules.validFrom, rules: rules.rules.length },
    })
  })
  return { ...trial, version: rules.version }
}

async function tried(ctx: Context, rules: ClaimRuleSet): Promise<api.ClaimRulesTrial> {
  const now = await ruleSetOn(ctx.db, ctx.clock.today())
  const { rows } = await sql<LiveRow>`
    select i.id, i.kind, i.slug, r.head->>'title' as title, r.body
    from content_revision r
    join content_item i on i.id = r.item_id
    where r.id in (
      select revision_id from content_in_force(${ctx.clock.now()})
      union
      select revision_id from content_publication
      where starts_at > ${ctx.clock.now()} and stopped_at is null)
    order by i.id, r.number`.execute(ctx.db)
  const hits: api.ClaimRulesTrial['hits'] = []
  for (const { body, ...live } of rows) {
    const text = await textOf(ctx, live.kind, storedBody(live.kind, body))
    const before = new Set(findingsIn(text, now).map(({ rule, quote }) => rule + quote))
    const findings = findingsIn(text, rules).filter(({ rule, quote }) => !before.has(rule + quote))
    const verdict = verdictOf(findings)
    const quotes = findings.map(({ quote }) => quote).slice(0, 5)
    if (verdict !== 'clean') hits.push({ ...live, verdict, quotes })
    // Much may be in force: let requests through between the texts.
    await nextTurn()
  }
  return { wrong: findWrongExamples(rules), hits }
}

interface LiveRow {
  id: number
  kind: ContentKind
  slug: string
  title: string
  body: unknown
}
