import { sql } from 'kysely'
import type { Context } from './context.ts'
import { hashToken } from './platform/random-token.ts'
import { isRightPassword } from './session/index.ts'

/** Everybody can read them: the demo lets people in with them, and production refuses a database that does. */
export const publishedLogins = {
  member: { phone: '0909123456', password: '246810' },
  staff: {
    usernames: ['quanly', 'cskh', 'kho', 'ketoan', 'noidung', 'duocsi', 'duocsi2'],
    password: 'Sen-Vang-Ho-Tay-2718',
  },
  pharmacies: {
    usernames: ['nt00218', 'nt00218.hoa', 'nt00007'],
    password: 'Sao-La-Truong-Son-218',
  },
  partner: {
    name: 'Đối tác dùng thử',
    key: 'alk_demo-May-chu-chinh-goi-thu-0123456789abcdefg',
    key2: 'alk_demo-May-chu-phu-goi-thu-0123456789abcdefghi',
    limited_key: 'alk_demo-Chi-xem-dia-danh-0123456789abcdefghijk',
    /** 32 bytes in base64. */
    token_key: 'YW4tbGFuaC1kb2ktdGFjLWR1bmctdGh1LTMyLWJ5dGU=',
  },
} as const

/** The name of an account that still takes its published password, or of the partner its keys; null when none does. */
export async function findPublishedLogin({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<string | null> {
  for (const { name, password, hash } of await listPublished(db)) {
    if (await isRightPassword(config, hash, password)) return name
  }
  return (await hasPublishedKey(db)) ? publishedLogins.partner.name : null
}

/** Whether a key that everybody can read still lets somebody in. */
async function hasPublishedKey(db: Context['db']): Promise<boolean> {
  const { key, key2, limited_key: limited } = publishedLogins.partner
  const found = await db
    .selectFrom('partner_key')
    .select('id')
    .where('hash', 'in', [key, key2, limited].map(hashToken))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
  return found !== undefined
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
