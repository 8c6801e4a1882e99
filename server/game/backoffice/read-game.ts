import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/game/backoffice/api.ts'
import { fieldsOfBox } from '#domain/game/backoffice/box-of-fields.ts'
import { findGameProblems } from '#domain/game/backoffice/check-game.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import { daysInYear, lawGaps, ruleOn } from '#domain/game/backoffice/law.ts'
import { legalKeyLabels, legalRuleTexts } from '#domain/game/backoffice/legal-rule-texts.ts'
import { deskGameTexts as texts } from '#domain/game/backoffice/texts.ts'
import { toVietnamIso, vietnamDayOf } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../../context.ts'
import { findStaffNames } from '../../staff/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { findDeskRow, listBrandWindows, listGameRows, type DeskRow } from './desk-queries.ts'
import { listFiles } from './file-queries.ts'
import { nameSources } from '../source-names.ts'
import { listLegalRules } from '../legal-queries.ts'

export async function listGames(
  ctx: Context,
  { q, phase, kind, sort, page, limit }: ParsedInput<typeof api.listGames>,
): Promise<Output<typeof api.listGames>> {
  const asked = {
    at: ctx.clock.now(),
    q: q || null,
    phase: phase ?? null,
    kind: kind ?? null,
    sort,
  }
  const rows = await listGameRows(ctx.db, asked, { limit, offset: (page - 1) * limit })
  const items = rows.map(({ total: _total, opensAt, closesAt, ...row }) => ({
    ...row,
    opens_at: toVietnamIso(opensAt),
    closes_at: toVietnamIso(closesAt),
  }))
  return toPage(items, rows[0]?.total ?? 0, page, limit)
}

export function getDeskGame(
  ctx: Context,
  { id }: ParsedInput<typeof api.getDeskGame>,
  caller: Caller,
): Promise<Output<typeof api.getDeskGame>> {
  return readDeskGame(ctx, id, caller)
}

/** A campaign as the desk shows it to whoever asks; refuses `notFound`. */
export async function readDeskGame(
  ctx: Pick<Context, 'db' | 'clock'>,
  id: number,
  caller: Caller,
): Promise<Output<typeof api.getDeskGame>> {
  const at = ctx.clock.now()
  const row = await findDeskRow(ctx.db, id, at)
  if (!row) throw new Refusal('notFound')
  const fields = fieldsOf(row)
  const files = await listFiles(ctx.db, id, 'registration')
  const days = await brandDays(ctx, row, fields)
  const { editedBy, submittedBy, returnedBy, approvedBy, stoppedBy } = row
  const nameOf = await namesOf(ctx, [editedBy, submittedBy, returnedBy, approvedBy, stoppedBy])
  return {
    id,
    version: row.version,
    fields,
    phase: row.phase,
    commitment: row.commitment,
    has_beacon: row.announced.beacon !== null,
    edited_by: nameOf(editedBy) ?? '',
    submitted_by: nameOf(submittedBy),
    submitted_at: row.submittedAt && toVietnamIso(row.submittedAt),
    returned_by: nameOf(returnedBy),
    returned_reason: row.returnedReason,
    approved_by: nameOf(approvedBy),
    approved_at: row.approvedAt && toVietnamIso(row.approvedAt),
    stopped_by: nameOf(stoppedBy),
    stopped_at: row.stoppedAt && toVietnamIso(row.stoppedAt),
    stop_reason: row.stopReason,
    copied_from: await copiedFrom(ctx, row),
    files: files.map(({ id: fileId, name, addedBy, addedAt }) => ({
      id: fileId,
      name,
      added_by: addedBy,
      added_at: toVietnamIso(addedAt),
    })),
    problems: row.state === 'draft' ? findGameProblems(fields, at) : {},
    warnings: warningsOf(row, days),
    unread_law: row.state === 'draft' ? unreadLaw(days) : [],
    brand_days: { days: days.days, limit: days.limit },
    names: await nameSources(ctx.db, fields),
    can_approve: row.phase === 'waiting' && !wroteIt(row, getStaff(caller).username),
    entries: row.entries,
  }
}

/** What staff wrote; of what stands, what stands. */
export function fieldsOf({ state, draft, announced, rules, ...about }: DeskRow): GameFields {
  return state === 'draft' && draft ? draft : fieldsOfBox(about, announced, rules)
}

/** Whoever changed it last, or sent it, does not approve it. */
export function wroteIt(
  { editedBy, submittedBy }: Pick<DeskRow, 'editedBy' | 'submittedBy'>,
  username: string,
): boolean {
  return editedBy === username || submittedBy === username
}

async function copiedFrom(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { copiedFrom: id }: DeskRow,
) {
  const row = id === null ? null : await findDeskRow(db, id, clock.now())
  if (!row) return null
  const fields = fieldsOf(row)
  return { id: row.id, title: row.title, fields, names: await nameSources(db, fields) }
}

async function brandDays({ db }: Pick<Context, 'db'>, { id }: DeskRow, fields: GameFields) {
  const { brand, opens_at: opens, closes_at: closes } = fields
  const from = vietnamDayOf(new Date(opens))
  const to = vietnamDayOf(new Date(Date.parse(closes) - 1))
  const others = await listBrandWindows(db, brand, id)
  const rules = await listLegalRules(db)
  const rule = ruleOn(rules, 'brandDays', from)
  const days = daysInYear([...others, { from, to }], Number(from.slice(0, 4)))
  const limit = rule && { value: rule.value, source: rule.source, verified_on: rule.verified_on }
  return { brand, days, limit, rules, gaps: lawGaps(rules, { from, to }) }
}

function warningsOf(
  { state, announced }: DeskRow,
  { brand, days, limit, gaps }: Awaited<ReturnType<typeof brandDays>>,
): string[] {
  const isLong = limit !== null && brand !== '' && days > limit.value
  return [
    ...(isLong ? [texts.brandDays(days, limit.value, brand)] : []),
    ...(state === 'draft' && announced.beacon === null ? [texts.noBeacon] : []),
    ...(state === 'draft' && gaps.missing.length > 0
      ? [legalRuleTexts.missing(gaps.missing.map((key) => legalKeyLabels[key]))]
      : []),
  ]
}

/** An unread figure is told with where it is said to stand, so that somebody can look there. */
function unreadLaw({ gaps, rules }: Awaited<ReturnType<typeof brandDays>>): string[] {
  return gaps.unverified.map((key) => {
    const sources = rules.flatMap((rule) =>
      rule.key === key && rule.verified_on === null ? [rule.source] : [],
    )
    return `${legalKeyLabels[key]} (${[...new Set(sources)].join(', ')})`
  })
}

/** Accounts as their people are called; those that are gone as they logged in. */
async function namesOf({ db }: Pick<Context, 'db'>, logins: readonly (string | null)[]) {
  const actors = logins.flatMap((login) => (login === null ? [] : [`staff:${login}`]))
  const names = await findStaffNames(db, actors)
  return (login: string | null) => (login === null ? null : (names.get(`staff:${login}`) ?? login))
}
