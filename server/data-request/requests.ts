import { sql } from 'kysely'
import {
  dataRequests,
  type DataRequest,
  type DataRequestRecord,
} from '#domain/data-request/backoffice/requests.ts'
import {
  dataRequestTexts as texts,
  requestChannelLabels,
  requestColumns as columns,
  requestKindLabels,
  requestStateLabels,
} from '#domain/data-request/texts.ts'
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

export function serveDataRequests(app: App): void {
  serveResource(app, dataRequests, handlers)
}

const handlers: Handlers<typeof dataRequests> = {
  texts,
  taken: {},
  list: async ({ db, clock }, asked) => {
    const { rows, total } = await listAt(clock.now())(db, asked)
    return { rows: rows.map(toRequest), total }
  },
  get: findDataRequest,
  change: editRequest,
  describe: ({ id, kind, name }) => ({
    title: `${columns.id} ${id} · ${requestKindLabels[kind]}`,
    text: name,
  }),
  out: {
    file: 'yeu-cau-du-lieu',
    columns: {
      id: outColumn(columns.id, String),
      state: outColumn(columns.state, (state) => requestStateLabels[state as DataRequest['state']]),
      kind: outColumn(columns.kind, (kind) => requestKindLabels[kind as DataRequest['kind']]),
      channel: outColumn(
        columns.channel,
        (channel) => requestChannelLabels[channel as DataRequest['channel']],
      ),
      asked_at: outColumn(columns.askedAt, shortTime),
      answer_due_at: outColumn(columns.answerDue, shortTime),
      answered_at: outColumn(columns.answered, shortTime),
      due_at: outColumn(columns.due, shortTime),
      closed_at: outColumn(columns.closed, shortTime),
    },
  },
}

export const dataRequestRecords = recordKind(dataRequests, handlers)

function shortTime(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : ''
}

/** What comes next of an open request is late: hearing from us first, then what was asked. */
export const isLate = (now: Date) =>
  sql<boolean>`(r.state = 'open' and (r.due_at < ${now} or (r.answered_at is null and r.answer_due_at < ${now})))`

const rowsAt = (now: Date) => (db: Db) =>
  db
    .selectFrom('data_request as r')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .leftJoin('staff_user as s', 's.id', 'r.assignee_id')
    .select(['r.id', 'r.version', 'r.state', 'r.kind', 'r.channel', 'r.customer_id'])
    .select(['c.name', 'c.phone', 'r.asked_at', 'r.answer_due_at', 'r.answered_at', 'r.due_at'])
    .select(['r.assignee_id', 's.full_name as assignee', 'r.closed_at', isLate(now).as('overdue')])

type Row = Awaited<ReturnType<ReturnType<ReturnType<typeof rowsAt>>['execute']>>[number]

const listAt = (now: Date) =>
  listQuery(dataRequests, {
    rows: rowsAt(now),
    search: [
      wordsOf('c.name'),
      wordsOf('s.full_name'),
      (_, q) => hasPhoneEnd(sql.ref('c.phone'), q),
    ],
    filters: {
      state: (row, state) => row('r.state', '=', state),
      kind: (row, kind) => row('r.kind', '=', kind),
      due: (row, due) => {
        const isOpen = row('r.state', '=', 'open')
        if (due === 'overdue') return row.and([isOpen, isLate(now)])
        const missing = due === 'unanswered' ? 'r.answered_at' : 'r.assignee_id'
        return row.and([isOpen, row(missing, 'is', null)])
      },
      customer: (row, customer) => row('r.customer_id', '=', customer),
    },
    sorts: {
      // What is open first, what is due soonest on top; then the newest.
      due: sql`case when r.state = 'open'
        then extract(epoch from case when r.answered_at is null then least(r.answer_due_at, r.due_at) else r.due_at end)
        else 1e12 - r.id end`,
      newest: sql`-r.id`,
    },
    tie: 'r.id',
  })

function toRequest(row: Row): DataRequest {
  const { id, version, state, kind, channel, customer_id, phone, name, overdue } = row
  return {
    id,
    version,
    state,
    kind,
    channel,
    customer_id,
    name: maskedNameOf({ phone, name }),
    phone: shownPhone(phone),
    asked_at: toVietnamIso(row.asked_at),
    answer_due_at: toVietnamIso(row.answer_due_at),
    answered_at: row.answered_at && toVietnamIso(row.answered_at),
    due_at: toVietnamIso(row.due_at),
    overdue,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
    closed_at: row.closed_at && toVietnamIso(row.closed_at),
  }
}

/** A request with all that its page says. */
export async function findDataRequest(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<DataRequestRecord | null> {
  const row = await rowsAt(clock.now())(db)
    .leftJoin('staff_user as w', 'w.id', 'r.recorded_by')
    .leftJoin('staff_user as e', 'e.id', 'r.closed_by')
    .leftJoin('member as m', 'm.id', 'c.member_id')
    .select(['r.asked', 'r.proof', 'r.proof_note', 'r.law_source', 'r.law_verified', 'r.steps'])
    .select(['r.done_what', 'r.told', 'r.ground', 'w.full_name as recorder'])
    .select(['e.full_name as closer', 'm.deletion_due_at', 'm.phone as account'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { asked, proof, proof_note, law_source, law_verified, steps, done_what, told, ground } = row
  return {
    ...toRequest(row),
    asked,
    proof,
    proof_note,
    law_source,
    law_verified,
    steps,
    done_what,
    told,
    ground,
    recorded_by: row.recorder ?? '',
    closed_by: row.closer ?? '',
    deletion_due_at:
      row.account !== null && row.deletion_due_at ? toVietnamIso(row.deletion_due_at) : null,
    has_account: row.account !== null,
  }
}

/** What was written down of it, as long as it is open. */
async function editRequest(
  { db }: Pick<Context, 'db'>,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<typeof dataRequests>,
): Promise<boolean> {
  const edited = await db
    .updateTable('data_request')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('state')
    .executeTakeFirst()
  if (!edited) return false
  if (edited.state !== 'open') throw new Refusal('conflict', { message: texts.over })
  return true
}
