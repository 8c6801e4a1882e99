import { sql } from 'kysely'
import {
  counterfeitReports,
  type CounterfeitReport,
  type CounterfeitReportRecord,
} from '#domain/genuine/backoffice/reports.ts'
import { isReportOpen, reportStateLabels } from '#domain/genuine/backoffice/report-states.ts'
import { reportTexts as texts } from '#domain/genuine/backoffice/reply-templates.ts'
import { reportColumns as columns } from '#domain/genuine/backoffice/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import { Refusal } from '#domain/errors.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  hasPhoneEnd,
  listQuery,
  outColumn,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { nameProvinces } from '../provinces.ts'
import { readReference, referenceOf } from '../report-reference.ts'
import { findCodeState, listNotes, listReportPeople, listSameCode } from './report-desk-queries.ts'

export function serveCounterfeitReports(app: App): void {
  serveResource(app, counterfeitReports, handlers)
}

const handlers: Handlers<typeof counterfeitReports> = {
  mayBeBehind: true,
  texts,
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    const names = await nameProvinces(ctx)
    return { rows: rows.map((row) => toReport(ctx, row, names)), total }
  },
  get: findReport,
  change: changeReport,
  describe: ({ reference, product, place }) => ({
    title: reference,
    text: [product, place].filter(Boolean).join(' · '),
  }),
  out: {
    file: 'bao-hang-gia',
    columns: {
      reference: outColumn(columns.reference, String),
      state: outColumn(
        columns.state,
        (state) => reportStateLabels[state as CounterfeitReport['state']],
      ),
      created_at: outColumn(columns.created, (at) => String(at).slice(0, 16).replace('T', ' ')),
      code_masked: outColumn(columns.code, String),
      product: outColumn(columns.product, String),
      place: outColumn(columns.place, String),
      province_name: outColumn(columns.province, String),
      assigned_name: outColumn(columns.owner, String),
    },
  },
}

export const counterfeitReportRecords = recordKind(counterfeitReports, handlers)

const lateAfter = days(2)

function rowsOf(db: Db) {
  return db
    .selectFrom('counterfeit_report as r')
    .leftJoin('code_batch as b', 'b.id', 'r.batch_id')
    .leftJoin('staff_user as s', 's.id', 'r.assigned_to')
    .select([
      'r.id',
      'r.version',
      'r.state',
      'r.code_masked',
      'r.batch_id',
      'b.name as batch_name',
      'r.place',
      'r.province',
      'r.assigned_to',
      's.full_name as assigned_name',
      'r.created_at',
    ])
    .select([
      sql<boolean>`r.photo is not null`.as('has_photo'),
      sql<
        string | null
      >`coalesce((select p.name from product p where p.product_code = b.product_code),
        b.product_code)`.as('product'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Its number, as a member tells it on the phone. */
const byReference = (_: unknown, q: string) => {
  const id = readReference(q.trim())
  return id === null ? null : sql<boolean>`r.id = ${id}`
}

const list = listQuery(counterfeitReports, {
  rows: rowsOf,
  search: [
    byReference,
    wordsOf('r.place'),
    wordsOf('b.name'),
    partOf('r.code_masked'),
    (_, q) => hasPhoneEnd(sql.ref('r.phone'), q),
  ],
  filters: {
    state: (row, state) =>
      state === 'open' ? row('r.state', 'in', ['new', 'checking']) : row('r.state', '=', state),
    owner: (row, owner) => row('r.assigned_to', owner === 'nobody' ? 'is' : 'is not', null),
    province: (row, province) => row('r.province', '=', province),
    batch: (row, batch) => row('r.batch_id', '=', batch),
    member: (_, member) =>
      sql<boolean>`r.account_id in (select a.id from loyalty_account a where a.member_id = ${member})`,
  },
  sorts: {
    // Open ones the longest waiting first, then the others, the newest first.
    age: sql`(r.state in ('new', 'checking')) desc, case when r.state in ('new', 'checking') then r.id else -r.id end`,
    state: sql`array_position(array['new', 'checking', 'counterfeit', 'genuine', 'closed'], r.state)`,
  },
  tie: 'r.id',
})

function toReport(
  { clock }: Pick<Context, 'clock'>,
  { batch_id: batchId, batch_name: batchName, created_at: at, ...row }: Row,
  names: ReadonlyMap<number, string>,
): CounterfeitReport {
  const { id, version, state, code_masked, place, province, assigned_to, has_photo } = row
  return {
    id,
    version,
    state,
    code_masked,
    place,
    province,
    assigned_to,
    has_photo,
    reference: referenceOf(id),
    batch: batchId === null ? null : { id: batchId, name: batchName ?? '' },
    product: row.product ?? '',
    province_name: province === null ? '' : (names.get(province) ?? ''),
    assigned_name: row.assigned_name ?? '',
    created_at: toVietnamIso(at),
    late: isReportOpen(state) && clock.now().getTime() - at.getTime() > lateAfter,
  }
}

/** A report with all that its page says; who sent it is masked. */
export async function findReport(
  ctx: Pick<Context, 'db' | 'cache' | 'clock'>,
  id: number,
): Promise<CounterfeitReportRecord | null> {
  const row = await rowsOf(ctx.db)
    .leftJoin('loyalty_account as a', 'a.id', 'r.account_id')
    .select(['r.description', 'r.phone', 'r.code_hash', 'a.loyalty_number', 'a.member_id'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [notes, sameCode, codeState, names] = await Promise.all([
    listNotes(ctx.db, id),
    listSameCode(ctx.db, row.code_hash, id),
    findCodeState(ctx.db, row.code_hash),
    nameProvinces(ctx),
  ])
  return {
    ...toReport(ctx, row, names),
    description: row.description,
    phone: shownPhone(row.phone),
    loyalty_number: row.loyalty_number ?? '',
    member_id: row.member_id,
    is_known: row.phone !== '',
    code_state: codeState,
    same_code: sameCode.map((same) => ({ id: same, reference: referenceOf(same) })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: toVietnamIso(at) })),
  }
}

async function changeReport(
  ctx: Writing,
  { id, version }: { id: number; version: number },
  { state, assigned_to, province }: FieldsOf<typeof counterfeitReports>,
): Promise<boolean> {
  await ensureKnown(ctx, { assigned_to, province })
  const changed = await ctx.db
    .updateTable('counterfeit_report')
    .set((row) => ({
      state,
      assigned_to,
      province,
      closed_at: isReportOpen(state)
        ? null
        : row.fn.coalesce('closed_at', row.val(ctx.clock.now())),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

async function ensureKnown(
  ctx: Writing,
  { assigned_to: owner, province }: { assigned_to: number | null; province: number | null },
): Promise<void> {
  if (owner !== null && !(await listReportPeople(ctx.db)).some(({ id }) => id === owner)) {
    throw new Refusal('conflict', { fields: { assigned_to: texts.notAssignable } })
  }
  if (province !== null && !(await nameProvinces(ctx)).has(province)) {
    throw new Refusal('conflict', { fields: { province: texts.provinceUnknown } })
  }
}
