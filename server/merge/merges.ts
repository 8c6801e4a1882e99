import { sql } from 'kysely'
import { merges, type Merge, type MergeRecord } from '#domain/merge/backoffice/merges.ts'
import {
  mergeColumns as columns,
  mergeStateLabels,
  mergeTexts as texts,
} from '#domain/merge/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { maskedNameOf } from '../customer/index.ts'
import type { Db } from '../platform/db.ts'
import type { App } from '../platform/http/app.ts'
import {
  hasPhoneEnd,
  listQuery,
  outColumn,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
} from '../resource/index.ts'

export function serveMerges(app: App): void {
  serveResource(app, merges, handlers)
}

const phonesOf = (row: unknown) => {
  const { name, phone } = row as Merge['from']
  return [name, phone].filter(Boolean).join(' ')
}

const handlers: Handlers<typeof merges> = {
  texts,
  taken: {},
  list: async ({ db }, asked) => {
    const { rows, total } = await listMerges(db, asked)
    return { rows: rows.map(toMerge), total }
  },
  get: findMerge,
  change: editMerge,
  describe: ({ id, from, to }) => ({
    title: `${columns.id} ${id}`,
    text: `${from.phone} → ${to.phone}`,
  }),
  out: {
    file: 'gop-so-dien-thoai',
    columns: {
      id: outColumn(columns.id, String),
      state: outColumn(columns.state, (state) => mergeStateLabels[state as Merge['state']]),
      from: outColumn(columns.from, phonesOf),
      to: outColumn(columns.to, phonesOf),
      started_by: outColumn(columns.startedBy, String),
      started_at: outColumn(columns.startedAt, shortTime),
      ended_at: outColumn(columns.endedAt, shortTime),
    },
  },
}

export const mergeRecords = recordKind(merges, handlers)

function shortTime(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : ''
}

const rowsOf = (db: Db) =>
  db
    .selectFrom('person_merge as m')
    .innerJoin('customer as f', 'f.id', 'm.from_customer')
    .innerJoin('customer as t', 't.id', 'm.to_customer')
    .innerJoin('staff_user as s', 's.id', 'm.started_by')
    .select(['m.id', 'm.version', 'm.state', 'm.from_customer', 'm.to_customer', 'm.from_phone'])
    .select(['m.to_phone', 'm.from_proof', 'm.to_proof', 'm.started_at', 'm.ended_at'])
    .select(['f.name as from_name', 't.name as to_name', 's.full_name as starter'])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const listMerges = listQuery(merges, {
  rows: rowsOf,
  search: [
    wordsOf('f.name'),
    wordsOf('t.name'),
    (_, q) => hasPhoneEnd(sql.ref('m.from_phone'), q),
    (_, q) => hasPhoneEnd(sql.ref('m.to_phone'), q),
  ],
  filters: {
    state: (row, state) => row('m.state', '=', state),
    proof: (row, proof) => row.or([row('m.from_proof', '=', proof), row('m.to_proof', '=', proof)]),
    customer: (row, customer) =>
      row.or([row('m.from_customer', '=', customer), row('m.to_customer', '=', customer)]),
  },
  sorts: { newest: sql`-m.id` },
  tie: 'm.id',
})

function toMerge(row: Row): Merge {
  const side = (id: number, name: string, phone: string, proof: Row['from_proof']) => ({
    customer_id: id,
    name: maskedNameOf({ phone, name }),
    phone: shownPhone(phone),
    proof,
  })
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    from: side(row.from_customer, row.from_name, row.from_phone, row.from_proof),
    to: side(row.to_customer, row.to_name, row.to_phone, row.to_proof),
    started_by: row.starter,
    started_at: toVietnamIso(row.started_at),
    ended_at: row.ended_at && toVietnamIso(row.ended_at),
  }
}

/** A merge with all that its page says. */
export async function findMerge(
  { db }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<MergeRecord | null> {
  const row = await rowsOf(db)
    .leftJoin('staff_user as e', 'e.id', 'm.ended_by')
    .select(['m.why', 'm.from_words', 'm.to_words', 'm.moved', 'm.ended_why', 'm.started_by'])
    .select(['m.from_proven_by', 'm.to_proven_by', 'e.full_name as ender'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { why, from_words, to_words, moved, ended_why } = row
  const authors = [row.started_by, row.from_proven_by, row.to_proven_by]
  return {
    ...toMerge(row),
    why,
    from_words,
    to_words,
    authors: [...new Set(authors.filter((author) => author !== null))],
    moved,
    ended_by: row.ender ?? '',
    ended_why,
  }
}

/** Why, as long as it waits. */
async function editMerge(
  { db }: Pick<Context, 'db'>,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<typeof merges>,
): Promise<boolean> {
  const edited = await db
    .updateTable('person_merge')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('state')
    .executeTakeFirst()
  if (!edited) return false
  if (edited.state !== 'waiting') throw new Refusal('conflict', { message: texts.over })
  return true
}
