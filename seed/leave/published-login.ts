import type { Context } from '#server/context.ts'
import { isRightPassword } from '#server/identity/index.ts'
import { demoLogins } from '../demo-logins.ts'

/** The name of an account that still takes the password which the demo publishes; null when none does. */
export async function findPublishedLogin({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<string | null> {
  for (const { name, password, hash } of await listPublished(db)) {
    if (await isRightPassword(config, hash, password)) return name
  }
  return null
}

interface Published {
  name: string
  password: string
  hash: string | null
}

async function listPublished(db: Context['db']): Promise<Published[]> {
  const { admin, staff, store, storeStaff, otherStore, member } = demoLogins
  const passwords = new Map<string, string>(
    [admin, ...staff, store, storeStaff, otherStore].map((one) => [one.username, one.password]),
  )
  const names = [...passwords.keys()]
  const atDesk = await db
    .selectFrom('staff_user')
    .select(['username as name', 'password_hash as hash'])
    .where('username', 'in', names)
    .where('password_hash', 'is not', null)
    .execute()
  const atStores = await db
    .selectFrom('drugstore_user')
    .select(['username as name', 'password_hash as hash'])
    .where('username', 'in', names)
    .where('password_hash', 'is not', null)
    .execute()
  const members = await db
    .selectFrom('member')
    .select('password_hash as hash')
    .where('phone', '=', member.phone)
    .where('password_hash', 'is not', null)
    .execute()
  return [
    ...[...atDesk, ...atStores].map((one) => ({ ...one, password: passwords.get(one.name)! })),
    ...members.map(({ hash }) => ({ name: member.phone, password: member.password, hash })),
  ]
}
