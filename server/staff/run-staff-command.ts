import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { tellOnce } from '../platform/change-bus.ts'
import { insertAudit } from './audit-queries.ts'
import { changeUser, lockWithAdminsLeft } from './change-staff.ts'
import { makeUser, type Invitation } from './invitations.ts'
import { resetUser } from './reset-staff.ts'
import { staffSessions } from './sessions.ts'
import { refuseCommand, type StaffCommand } from './staff-command.ts'
import { staffTexts as texts } from './texts.ts'
import { findUserByName, listUsers, type StaffRow } from './user-queries.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

/** Carries a command out; gives what to print. It asks nobody who they are: they own the machine. */
export async function runStaffCommand(tools: Tools, command: StaffCommand): Promise<string[]> {
  switch (command.does) {
    case 'list':
      return table(await listUsers(tools.db))
    case 'invite':
      return invite(tools, command)
    case 'reset':
      return reset(tools, command.username)
    case 'disable':
      return disable(tools, command.username)
  }
}

async function invite(
  tools: Tools,
  { username, full_name, role }: Extract<StaffCommand, { does: 'invite' }>,
): Promise<string[]> {
  const person = { username, full_name, role }
  const made = await tools.db.transaction().execute(async (trx) => {
    const user = await makeUser(tools, trx, person)
    if (user) await note(tools, trx, user.user, texts.invited, person)
    return user
  })
  return made
    ? activation(tools, made.user, made.invitation)
    : refuseCommand(`${username} exists already; reset makes a new invitation`)
}

async function reset(tools: Tools, username: string): Promise<string[]> {
  const done = await tools.db.transaction().execute(async (trx) => {
    const user = await getUser(trx, username)
    const made = await resetUser(tools, trx, user)
    await note(tools, trx, user, texts.reset)
    return made
  })
  await tellOnce(tools.db, done.ended.map(staffSessions.liveKey))
  return activation(tools, done.user, done.invitation)
}

async function disable(tools: Tools, username: string): Promise<string[]> {
  const sessions = await tools.db.transaction().execute(async (trx) => {
    const { id } = await getUser(trx, username)
    const before = await lockWithAdminsLeft(trx, id, () => true)
    const { full_name, role } = before
    const ended = await changeUser(tools, trx, before, { full_name, role, status: 'disabled' })
    await note(tools, trx, before, texts.disabled)
    return ended
  })
  await tellOnce(tools.db, sessions.map(staffSessions.liveKey))
  return [`${username} is out.`]
}

async function getUser(trx: Db, username: string): Promise<StaffRow> {
  return (await findUserByName(trx, username)) ?? refuseCommand(`nobody is called ${username}`)
}

async function note(
  { clock }: Tools,
  trx: Db,
  user: StaffRow,
  action: string,
  after?: object,
): Promise<void> {
  await insertAudit(trx, {
    at: clock.now(),
    staff_id: null,
    staff: 'npm run staff',
    action,
    subject_kind: 'staff',
    subject_id: String(user.id),
    before: null,
    after: after ? JSON.stringify(after) : null,
  })
}

/** The token stands behind `#`, which no server is told and no log holds. */
function activation({ config }: Tools, user: StaffRow, { token, expires_at }: Invitation) {
  return [
    `${user.username} (${user.full_name}, ${user.role}) sets password and authenticator app here, once, until ${formatDateTime(expires_at)}:`,
    `${config.publicUrl}/quan-tri/kich-hoat/#${token}`,
  ]
}

function table(users: readonly StaffRow[]): string[] {
  if (users.length === 0) return ['Nobody yet; invite makes the first admin.']
  return users.map(({ username, full_name, role, status, last_seen_at }) => {
    const seen = last_seen_at ? `, last seen ${formatDateTime(last_seen_at.toISOString())}` : ''
    return `${username}  ${full_name}  ${role}, ${status}${seen}`
  })
}
