import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import {
  membershipLocks,
  type MembershipLock,
  type MembershipLockRecord,
} from '#domain/loyalty/backoffice/locks.ts'
import {
  lockColumns as columns,
  lockStateLabels,
  lockTexts as texts,
} from '#domain/loyalty/backoffice/texts.ts'
import type { FieldsOf, NewFieldsOf } from '#domain/resource.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import { appendEvent } from '../../platform/outbox.ts'
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
import { findAccount, lockAccount } from '../accounts.ts'
import { getMemberAccount } from './find-member.ts'

export function serveMembershipLocks(app: App): void {
  serveResource(app, membershipLocks, handlers)
}

const handlers: Handlers<typeof membershipLocks> = {
  texts,
  taken: { membership_lock_open: { member: texts.taken } },
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toLock), total }
  },
  get: findLock,
  create: lockMembership,
  change: changeLock,
  describe: ({ loyalty_number: number, told }) => ({ title: number, text: told }),
  out: {
    file: 'khoa-tich-diem',
    columns: {
      loyalty_number: outColumn(columns.number, String),
      state: outColumn(columns.state, (state) => lockStateLabels[state as MembershipLock['state']]),
      told: outColumn(columns.told, String),
      until: outColumn(columns.until, (until) => (typeof until === 'string' ? until : '')),
      locked_by: outColumn(columns.lockedBy, String),
      locked_at: outColumn(columns.lockedAt, shortTime),
      ended_at: outColumn(columns.endedAt, shortTime),
    },
  },
}

export const membershipLockRecords = recordKind(membershipLocks, handlers)

function shortTime(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : ''
}

function rowsOf(db: Db) {
  return db
    .selectFrom('membership_lock as k')
    .innerJoin('loyalty_account as a', 'a.id', 'k.account_id')
    .select([
      'k.id',
      'k.version',
      'k.account_id',
      'a.loyalty_number',
      'a.phone',
      'a.member_id',
      'k.told',
      'k.until_day',
      'k.locked_by',
      'k.locked_at',
      'k.ended_at',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const list = listQuery(membershipLocks, {
  rows: rowsOf,
  search: [
    partOf('a.loyalty_number'),
    wordsOf('k.told'),
    (_, q) => hasPhoneEnd(sql.ref('a.phone'), q),
  ],
  filters: {
    state: (row, state) => row('k.ended_at', state === 'open' ? 'is' : 'is not', null),
    member: (row, member) => row('a.member_id', '=', member),
    number: (row, number) => row('a.loyalty_number', '=', number.toUpperCase()),
  },
  // Those in force first.
  sorts: {
    newest: sql`case when k.ended_at is null then -2147483648::bigint - k.id else -k.id end`,
    until: sql`coalesce(k.until_day, 'infinity')`,
  },
  tie: 'k.id',
})

function toLock(row: Row): MembershipLock {
  const { id, version, loyalty_number, phone, member_id, told, locked_by, ended_at: endedAt } = row
  return {
    id,
    version,
    loyalty_number,
    member_id,
    told,
    locked_by,
    phone: shownPhone(phone),
    until: row.until_day,
    state: endedAt === null ? 'open' : 'ended',
    locked_at: toVietnamIso(row.locked_at),
    ended_at: endedAt && toVietnamIso(endedAt),
  }
}

/** A lock with all that its page says. */
export async function findLock(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<MembershipLockRecord | null> {
  const row = await rowsOf(db)
    .select(['k.note', 'k.ended_by', 'k.ended_why'])
    .where('k.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [account, others] = await Promise.all([
    findAccount(db, { id: row.account_id }, clock.today()),
    rowsOf(db)
      .where('k.account_id', '=', row.account_id)
      .where('k.id', '<>', id)
      .orderBy('k.id', 'desc')
      .limit(20)
      .execute(),
  ])
  return {
    ...toLock(row),
    note: row.note,
    ended_by: row.ended_by,
    ended_why: row.ended_why,
    available: account?.available ?? 0,
    held: account?.holding ?? 0,
    others: others.map(toLock).map(({ id: other, told, locked_at, ended_at }) => {
      return { id: other, told, locked_at, ended_at }
    }),
  }
}

/** The account's row is held first: whoever earns or exchanges meanwhile is either done, or finds it locked. */
async function lockMembership(ctx: Writing, fields: NewFieldsOf<typeof membershipLocks>) {
  const { member, told, until, note } = fields
  ensureToCome(ctx, until)
  const found = await getMemberAccount(ctx, member)
  const at = ctx.clock.now()
  await lockAccount(ctx.db, found.id, at)
  const { id } = await ctx.db
    .insertInto('membership_lock')
    .values({
      account_id: found.id,
      told,
      note,
      until_day: until,
      locked_by: ctx.by.fullName,
      locked_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setStatus(ctx.db, found.id, 'locked')
  await appendEvent(ctx.db, 'membership.locked', { lockId: id })
  return id
}

async function changeLock(
  ctx: Writing,
  { id, version }: { id: number; version: number },
  { told, until, note }: FieldsOf<typeof membershipLocks>,
): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('membership_lock')
    .set((row) => ({ told, note, until_day: until, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('ended_at')
    .executeTakeFirst()
  if (!changed) return false
  if (changed.ended_at !== null) throw new Refusal('conflict', { message: texts.over })
  ensureToCome(ctx, until)
  return true
}

function ensureToCome({ clock }: Pick<Context, 'clock'>, until: string | null): void {
  if (until === null || until >= clock.today()) return
  throw new Refusal('conflict', { fields: { until: texts.untilPast } })
}

export async function setStatus(
  trx: Db,
  accountId: number,
  status: 'active' | 'locked',
): Promise<void> {
  await trx.updateTable('loyalty_account').set({ status }).where('id', '=', accountId).execute()
}
