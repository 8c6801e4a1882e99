import type { Context } from './context.ts'
import { isRightPassword } from './session/index.ts'

/** Everybody can read them: the demo lets people in with them, and production refuses a database that does. */
export const publishedLogins = {
  member: { phone: '0909123456', password: '246810' },
  staff: {
    usernames: ['quanly', 'cskh', 'kho', 'ketoan', 'noidung', 'duocsi'],
    password: 'Sen-Vang-Ho-Tay-2718',
  },
  pharmacies: {
    usernames: ['nt00218', 'nt00218.hoa', 'nt00007'],
    password: 'Sao-La-Truong-Son-218',
  },
} as const

/** The name of an account that still takes its published password; null when none does. */
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
  const { member, staff, pharmacies } = publishedLogins
  const inBackoffice = await db
    .selectFrom('staff_user')
    .select(['username as name', 'password_hash as hash'])
    .where('username', 'in', staff.usernames)
    .where('password_hash', 'is not', null)
    .execute()
  const atPharmacies = await db
    .selectFrom('drugstore_user')
    .select(['username as name', 'password_hash as hash'])
    .where('username', 'in', pharmacies.usernames)
    .where('password_hash', 'is not', null)
    .execute()
  const members = await db
    .selectFrom('member')
    .select('password_hash as hash')
    .where('phone', '=', member.phone)
    .where('password_hash', 'is not', null)
    .execute()
  return [
    ...inBackoffice.map((one) => ({ ...one, password: staff.password })),
    ...atPharmacies.map((one) => ({ ...one, password: pharmacies.password })),
    ...members.map(({ hash }) => ({ name: member.phone, password: member.password, hash })),
  ]
}
