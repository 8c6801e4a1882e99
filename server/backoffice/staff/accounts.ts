import { sql } from 'kysely'
import { staffAccounts, type StaffAccount } from '#domain/staff/backoffice.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
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
import { changeStaff, inviteStaff, staffTexts as texts, toStaffAccount } from '../../staff/index.ts'

/** The staff's own accounts as a kind of record: here, since what they are is below what a record is. */
export function serveStaffAccounts(app: App): void {
  serveResource(app, staffAccounts, handlers)
}

const handlers: Handlers<typeof staffAccounts> = {
  texts: { added: texts.invited, changed: changeName, imported: texts.imported },
  // A name is taken among pharmacies too: `inviteStaff` says so.
  taken: {},
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toStaffAccount), total }
  },
  get: async (ctx, id) => {
    const row = await rowsOf(ctx.db).where('u.id', '=', id).executeTakeFirst()
    return row ? toStaffAccount(row) : null
  },
  create: inviteStaff,
  change: changeStaff,
  describe: ({ full_name, username, role }) => ({
    title: full_name,
    text: `${username} · ${staffRoleLabels[role]}`,
  }),
  actions: {
    lock: { action: texts.disabled, set: () => ({ locked: true }) },
    unlock: { action: texts.enabled, set: () => ({ locked: false }) },
  },
}

export const staffRecords = recordKind(staffAccounts, handlers)

/** No secret leaves its table for a list. */
function rowsOf(db: Db) {
  return db
    .selectFrom('staff_user as u')
    .select(['u.id', 'u.version', 'u.username', 'u.full_name', 'u.role', 'u.status'])
    .select(['u.last_seen_at', 'u.licence'])
}

const list = listQuery(staffAccounts, {
  rows: rowsOf,
  search: [wordsOf('u.full_name'), partOf('u.username')],
  filters: {
    role: (row, role) => row('u.role', '=', role),
    state: (row, state) => row('u.status', '=', state),
  },
  sorts: { username: 'u.username', name: sql`vn_fold(u.full_name)`, seen: 'u.last_seen_at' },
  tie: 'u.id',
})

function changeName(before: StaffAccount, after: StaffAccount): string {
  if (before.locked === after.locked) return texts.changed
  return after.locked ? texts.disabled : texts.enabled
}
