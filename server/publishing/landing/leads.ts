import { sql } from 'kysely'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { shownName, shownPhone } from '#domain/kernel/shown-person.ts'
import { leadAuditTexts as texts } from '#domain/publishing/backoffice/lead-audit-texts.ts'
import * as api from '#domain/publishing/backoffice/leads.ts'
import { readErasedPhone } from '../../identity/index.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { route, type App } from '../../platform/http/app.ts'
import type { Listeners } from '../../platform/jobs/work.ts'
import {
  hasPhoneEnd,
  listQuery,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../../resource/index.ts'
import { recordAudit } from '../../staff/index.ts'

const { leads } = api

/** Nobody waits longer for a call than this; then the person is forgotten. */
const keptMs = days(365)

export function serveLeads(app: App): void {
  serveResource(app, leads, handlers)
  route(app, api.eraseLead, eraseLead)
  route(app, api.listLeadPages, listLeadPages)
}

const handlers: Handlers<typeof leads> = {
  mayBeBehind: true,
  texts,
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toRow), total }
  },
  get: async ({ db }, id) => {
    const found = await rowsOf(db).select('l.consent').where('l.id', '=', id).executeTakeFirst()
    return found ? { ...toRow(found), consent: found.consent, call: found.phone } : null
  },
  change: async ({ db }, { id, version }, { state, note }) => {
    const changed = await db
      .updateTable('content_lead')
      .set({ state, note, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute()
    return changed.length > 0
  },
  describe: ({ name, phone }) => ({ title: name ?? texts.erasedName, text: phone }),
  actions: {
    close: { action: texts.closed, set: () => ({ state: 'done' }) },
    missed: { action: texts.missed, set: () => ({ state: 'unreachable' }) },
  },
}

export const leadRecords = recordKind(leads, handlers)

const rowsOf = (db: Db) =>
  db
    .selectFrom('content_lead as l')
    .innerJoin('content_item as i', 'i.id', 'l.item_id')
    .innerJoin('content_draft as d', 'd.item_id', 'i.id')
    .select(['l.id', 'l.version', 'l.created_at', 'l.name', 'l.phone', 'l.purpose', 'l.state'])
    .select(['l.note', 'i.slug', sql<string>`d.body ->> 'title'`.as('title')])

const list = listQuery(leads, {
  rows: rowsOf,
  search: [wordsOf('l.name'), (_, q) => hasPhoneEnd(sql.ref('l.phone'), q) ?? sql`false`],
  filters: {
    state: (row, state) => row('l.state', '=', state),
    content: (row, id) => row('l.item_id', '=', id),
  },
  sorts: { age: sql`-l.id`, name: sql`vn_fold(l.name)` },
  tie: 'l.id',
})

type Row = Awaited<ReturnType<typeof list>>['rows'][number]

function toRow({ slug, title, created_at, name, phone, ...row }: Row): api.LeadRow {
  return {
    ...row,
    name: name && shownName('tasks', name),
    phone: shownPhone(phone),
    created_at: toVietnamIso(created_at),
    page: { slug, title },
  }
}

async function eraseLead(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.eraseLead>,
  caller: Caller,
): Promise<Output<typeof api.eraseLead>> {
  return ctx.db.transaction().execute(async (trx) => {
    const erased = await forget(trx, ctx.clock.now()).where('id', '=', id).returning('id').execute()
    const record = await handlers.get({ ...ctx, db: trx }, id)
    if (!record) throw new Refusal('notFound')
    if (erased.length > 0) {
      const subject = { kind: 'lead', id } as const
      await recordAudit(ctx, trx, caller, { action: texts.erased, subject, reason })
    }
    return record
  })
}

function listLeadPages({ db }: Context): Promise<Output<typeof api.listLeadPages>> {
  return db
    .selectFrom('content_draft as d')
    .select(['d.item_id as id', sql<string>`d.body ->> 'title'`.as('title')])
    .where('d.item_id', 'in', db.selectFrom('content_lead').select('item_id'))
    .orderBy(sql`vn_fold(d.body ->> 'title')`)
    .execute()
}

export const leadListeners: Listeners = {
  'member.erased': {
    /** Whoever deletes the account is forgotten where the same phone was left too. */
    forgetLeads: async (ctx, payload) => {
      const phone = readErasedPhone(ctx, payload)
      if (phone !== null) await forget(ctx.db, ctx.clock.now()).where('phone', '=', phone).execute()
    },
  },
}

/** Forgets whoever left their phone so long ago that nobody will call. */
export async function forgetOldLeads({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await forget(db, now)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}

/** The note may name the person too. */
function forget(db: Db, now: Date) {
  return db
    .updateTable('content_lead')
    .set({ name: null, phone: null, note: '', erased_at: now, version: sql`version + 1` })
    .where('erased_at', 'is', null)
}
