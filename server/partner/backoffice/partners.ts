import { sql } from 'kysely'
import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import { partners, type Partner, type PartnerRecord } from '#domain/partner/backoffice/partners.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'

export function servePartners(app: App): void {
  serveResource(app, partners, handlers)
}

const handlers: Handlers<typeof partners> = {
  texts,
  taken: { partner_name_key: { name: texts.nameTaken } },
  list: async (ctx, asked) => {
    const { rows, total } = await listOn(ctx.clock.today(), ctx.clock.now())(ctx.db, asked)
    return { rows: rows.map(toPartner), total }
  },
  get: findPartner,
  create: async (ctx, fields) => {
    const { id } = await ctx.db
      .insertInto('partner')
      .values({ ...fields, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  change: async (ctx, { id, version }, fields) => {
    const changed = await ctx.db
      .updateTable('partner')
      .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },
  describe: ({ name, contact_name, contact_email }) => ({
    title: name,
    text: [contact_name, contact_email].filter(Boolean).join(' · '),
  }),
  actions: {
    activate: { action: texts.activated, set: () => ({ active: true }) },
    deactivate: { action: texts.deactivated, set: () => ({ active: false }) },
  },
}

export const partnerRecords = recordKind(partners, handlers)

async function findPartner(ctx: Context, id: number): Promise<PartnerRecord | null> {
  const row = await rowsOf(
    ctx.clock.today(),
    ctx.clock.now(),
  )(ctx.db)
    .select(['p.note', 'p.token_key_at'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { note, token_key_at: since, ...partner } = row
  return {
    ...toPartner(partner),
    note,
    ...(since ? { token_key_at: toVietnamIso(since) } : {}),
  }
}

/** No secret leaves its table for a list. */
function rowsOf(today: VietnamDay, now: Date) {
  return (db: Db) =>
    db
      .selectFrom('partner as p')
      .select(['p.id', 'p.version', 'p.name', 'p.contact_name', 'p.contact_email', 'p.active'])
      .select([
        sql<number>`(select count(*)::int from partner_key k where k.partner_id = p.id
          and k.blocked_at is null and (k.ends_at is null or k.ends_at > ${now}))`.as('keys'),
        lastUsed.as('last_used'),
        sumToday('calls', today).as('calls_today'),
        sumToday('errors', today).as('errors_today'),
      ])
}

const lastUsed = sql<Date | null>`(select max(k.last_used_at) from partner_key k where k.partner_id = p.id)`

function sumToday(column: 'calls' | 'errors', today: VietnamDay) {
  return sql<number>`(select coalesce(sum(d.${sql.ref(column)}), 0)::int from partner_call_day d
    join partner_key k on k.id = d.key_id where k.partner_id = p.id and d.day = ${today})`
}

function listOn(today: VietnamDay, now: Date) {
  return listQuery(partners, {
    rows: rowsOf(today, now),
    search: [wordsOf('p.name'), wordsOf('p.contact_name'), partOf('p.contact_email')],
    filters: { state: (row, state) => row('p.active', '=', state === 'active') },
    sorts: { name: sql`vn_fold(p.name)`, used: lastUsed },
    tie: 'p.id',
  })
}

function toPartner({
  last_used: lastUse,
  ...row
}: Omit<Partner, 'last_used_at'> & { last_used: Date | null }): Partner {
  return { ...row, ...(lastUse ? { last_used_at: toVietnamIso(lastUse) } : {}) }
}
