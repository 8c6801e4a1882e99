import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { LegalKey } from '#domain/game/backoffice/law.ts'
import {
  legalMost,
  legalRules,
  legalUnits,
  verifyLegalRule as api,
  type LegalRuleRecord,
} from '#domain/game/backoffice/legal-rules.ts'
import {
  legalKeyLabels,
  legalRuleTexts as texts,
} from '#domain/game/backoffice/legal-rule-texts.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import {
  listQuery,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { recordAudit } from '../../staff/index.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { endOpen, listPeriods, lockPeriods, verifyRule } from './legal-rule-queries.ts'

type Fields = FieldsOf<typeof legalRules>

export function serveLegalRules(app: App): void {
  serveResource(app, legalRules, handlers)
  route(app, api, verifyLegalRule)
}

const handlers: Handlers<typeof legalRules> = {
  texts: { added: texts.added, changed: texts.changed, imported: texts.imported },
  taken: { game_legal_rule_key: { valid_from: texts.taken } },
  list: (ctx, asked) => listOn(ctx.clock.today())(ctx.db, asked),
  get: async ({ db, clock }, id) => {
    const found = rowsOn(clock.today())(db).select('r.verified_note').where('r.id', '=', id)
    return (await found.executeTakeFirst()) ?? null
  },
  create: insertRule,
  change: updateRule,
  describe: ({ key, value, valid_from: from }) => ({
    title: legalKeyLabels[key],
    text: `${formatNumber(value)} · ${from}`,
  }),
}

export const legalRuleRecords = recordKind(legalRules, handlers)

const periodOn = (today: VietnamDay) => sql<LegalRuleRecord['period']>`case
  when r.valid_from > ${today}::date then 'coming'
  when r.valid_until < ${today}::date then 'past' else 'current' end`

const rowsOn = (today: VietnamDay) => (db: Db) =>
  db
    .selectFrom('game_legal_rule as r')
    .select(['r.id', 'r.version', 'r.key', 'r.value', 'r.valid_from', 'r.source', 'r.source_url'])
    .select(['r.verified_on', 'r.verified_by', periodOn(today).as('period')])
    .select(sql<string>`coalesce(r.valid_until::text, '')`.as('valid_until'))

const listOn = (today: VietnamDay) =>
  listQuery(legalRules, {
    rows: rowsOn(today),
    search: [wordsOf('r.source')],
    filters: {
      key: (row, key) => row('r.key', '=', key),
      state: (row, state) =>
        state === 'unverified'
          ? row('r.verified_on', 'is', null)
          : row(periodOn(today), '=', state),
    },
    sorts: { key: sql`row(r.key, r.valid_from)`, from: 'r.valid_from' },
    tie: 'r.id',
  })

/** What was in force without an end ends the day before. */
async function insertRule(
  ctx: Writing,
  { key, ...fields }: Fields & { key: LegalKey },
): Promise<number> {
  ensureSound(key, fields)
  await lockPeriods(ctx.db, key)
  await endOpen(ctx.db, { key, before: fields.valid_from, last: addDays(fields.valid_from, -1) })
  const { id } = await ctx.db
    .insertInto('game_legal_rule')
    .values({ key, ...columnsOf(fields), ...nobodyRead })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ensureApart(ctx.db, { key, id, fields })
  return id
}

/** What is changed has to be compared with the law again. */
async function updateRule(
  { db }: Pick<Context, 'db'>,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  const [changed] = await db
    .updateTable('game_legal_rule')
    .set({ ...columnsOf(fields), ...nobodyRead, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('key')
    .execute()
  if (!changed) return false
  ensureSound(changed.key, fields)
  await lockPeriods(db, changed.key)
  await ensureApart(db, { key: changed.key, id, fields })
  return true
}

/** Read today where it is said to stand, by whoever asks; refuses `conflict` where it has changed. */
async function verifyLegalRule(
  ctx: Context,
  { id, version, note }: ParsedInput<typeof api>,
  caller: Caller,
): Promise<Output<typeof api>> {
  const by = getStaff(caller).fullName
  await ctx.db.transaction().execute(async (trx) => {
    const read = { id, version, on: ctx.clock.today(), by, note }
    if (!(await verifyRule(trx, read))) {
      const known = await handlers.get({ ...ctx, db: trx }, id)
      throw new Refusal(known ? 'conflict' : 'notFound')
    }
    const subject = { kind: 'gameLegalRule', id } as const
    const after = { verified_on: read.on, verified_by: by }
    await recordAudit(ctx, trx, caller, { action: texts.verified, subject, reason: note, after })
  })
  ctx.changeBus.tell([legalRules.path, gamesKey])
  return { id, version: version + 1 }
}

const nobodyRead = { verified_on: null, verified_by: '', verified_note: '' }

function columnsOf({ value, valid_from, valid_until, source, source_url }: Fields) {
  return { value, valid_from, valid_until: valid_until || null, source, source_url }
}

function ensureSound(key: LegalKey, { value, valid_from: from, valid_until: until }: Fields): void {
  const most = legalMost[legalUnits[key]]
  if (value > most) refuse({ value: texts.tooMuch(most) })
  if (until !== '' && until < from) refuse({ valid_until: texts.endsBeforeStart })
}

async function ensureApart(
  db: Db,
  { key, id, fields }: { key: LegalKey; id: number; fields: Fields },
): Promise<void> {
  const others = await listPeriods(db, key, id)
  const { valid_from: from, valid_until: until } = fields
  const met = others.find(
    (other) =>
      (until === '' || other.validFrom <= until) &&
      (other.validUntil === null || from <= other.validUntil),
  )
  if (met) refuse({ valid_from: texts.overlaps(met.validFrom) })
}

function refuse(fields: Record<string, string>): never {
  throw new Refusal('invalidInput', { fields })
}
