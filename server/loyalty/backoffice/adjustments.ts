import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import {
  pointAdjustments,
  type PointAdjustment,
  type PointAdjustmentRecord,
} from '#domain/loyalty/backoffice/adjustments.ts'
import {
  adjustmentColumns as columns,
  adjustmentStateLabels,
  adjustmentTexts as texts,
} from '#domain/loyalty/backoffice/texts.ts'
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
import { findAccount } from '../accounts.ts'

export function serveAdjustments(app: App): void {
  serveResource(app, pointAdjustments, handlers)
}

const handlers: Handlers<typeof pointAdjustments> = {
  texts,
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toAdjustment), total }
  },
  get: findAdjustment,
  change: editAdjustment,
  describe: ({ id, points, loyalty_number: number }) => ({
    title: `${columns.id} ${id} · ${points > 0 ? '+' : ''}${points}`,
    text: number,
  }),
  out: {
    file: 'dieu-chinh-diem',
    columns: {
      id: outColumn(columns.id, String),
      state: outColumn(
        columns.state,
        (state) => adjustmentStateLabels[state as PointAdjustment['state']],
      ),
      loyalty_number: outColumn(columns.number, String),
      points: outColumn(columns.points, String),
      told: outColumn(columns.told, String),
      proof: outColumn(columns.proof, String),
      proposed_by: outColumn(columns.proposedBy, String),
      proposed_at: outColumn(columns.proposedAt, shortTime),
      decided_by: outColumn(columns.decidedBy, String),
      decided_at: outColumn(columns.decidedAt, shortTime),
    },
  },
}

export const pointAdjustmentRecords = recordKind(pointAdjustments, handlers)

function shortTime(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : ''
}

function rowsOf(db: Db) {
  return db
    .selectFrom('point_adjustment as j')
    .innerJoin('loyalty_account as a', 'a.id', 'j.account_id')
    .innerJoin('staff_user as p', 'p.id', 'j.proposed_by')
    .leftJoin('staff_user as d', 'd.id', 'j.decided_by')
    .select([
      'j.id',
      'j.version',
      'j.state',
      'j.points',
      'j.account_id',
      'a.loyalty_number',
      'a.phone',
      'a.member_id',
      'j.told',
      'j.proof',
      'j.proposed_by as proposer',
      'j.edited_by as editor',
      'p.full_name as proposed_by',
      'j.proposed_at',
      'd.full_name as decided_by',
      'j.decided_at',
      'j.small',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const list = listQuery(pointAdjustments, {
  rows: rowsOf,
  search: [
    partOf('a.loyalty_number'),
    wordsOf('j.told'),
    wordsOf('j.proof'),
    wordsOf('p.full_name'),
    (_, q) => hasPhoneEnd(sql.ref('a.phone'), q),
  ],
  filters: {
    state: (row, state) => row('j.state', '=', state),
    direction: (row, direction) => row('j.points', direction === 'plus' ? '>' : '<', 0),
    member: (row, member) => row('a.member_id', '=', member),
    number: (row, number) => row('a.loyalty_number', '=', number.toUpperCase()),
  },
  sorts: {
    // What waits first, the longest waiting on top; then the newest.
    state: sql`case when j.state = 'waiting' then j.id else 2147483647 - j.id + 2147483647::bigint end`,
    newest: sql`-j.id`,
  },
  tie: 'j.id',
})

function toAdjustment(row: Row): PointAdjustment {
  const { id, version, state, points, loyalty_number, phone, member_id, told, proof, small } = row
  return {
    id,
    version,
    state,
    points,
    loyalty_number,
    member_id,
    told,
    proof,
    small,
    phone: shownPhone(phone),
    proposed_by: row.proposed_by,
    proposed_at: toVietnamIso(row.proposed_at),
    decided_by: row.decided_by ?? '',
    decided_at: row.decided_at && toVietnamIso(row.decided_at),
    authors: [...new Set([row.proposer, row.editor])],
  }
}

/** An adjustment with all that its page says. */
export async function findAdjustment(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<PointAdjustmentRecord | null> {
  const row = await rowsOf(db)
    .innerJoin('staff_user as e', 'e.id', 'j.edited_by')
    .select(['j.reason', 'j.decided_why', 'e.full_name as edited_by'])
    .where('j.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const account = await findAccount(db, { id: row.account_id }, clock.today())
  return {
    ...toAdjustment(row),
    reason: row.reason,
    edited_by: row.edited_by,
    decided_why: row.decided_why,
    available: account?.available ?? 0,
    account_locked: account?.status === 'locked',
  }
}

/** Only what waits; an edit makes another version, so that an approval of the one before is refused. */
async function editAdjustment(
  ctx: Writing,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<typeof pointAdjustments>,
): Promise<boolean> {
  const edited = await ctx.db
    .updateTable('point_adjustment')
    .set((row) => ({ ...fields, edited_by: ctx.by.id, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('state')
    .executeTakeFirst()
  if (!edited) return false
  if (edited.state !== 'waiting') throw new Refusal('conflict', { message: texts.settled })
  return true
}
