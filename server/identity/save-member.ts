import { consentChannels, consentsAtRegistration, type Consents } from '#domain/identity/consent.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { ensureDefaultAddress, insertAddress } from './address-queries.ts'
import { recordConsents } from './consents.ts'
import { hasMember, insertMember } from './member-queries.ts'
import { hashPassword } from '../session/index.ts'
import { resolveAddress, type GivenAddress } from './resolve-address.ts'

export interface NewMember {
  phone: string
  password: string
  fullName: string
  email: string
  gender: 'male' | 'female'
  birthday: string
  jobId: number
  healths: number[]
  addresses: GivenAddress[]
  consents: Partial<Consents>
}

type Tools = { clock: Context['clock']; config: Pick<Context['config'], 'secretKey'> }

/** Makes an account without a registration, for the demo; null when the phone has one. */
export async function saveMember(
  { clock, config }: Tools,
  trx: Db,
  member: NewMember,
): Promise<number | null> {
  if (await hasMember(trx, member.phone)) return null
  const now = clock.now()
  const id = await insertMember(trx, {
    phone: member.phone,
    full_name: member.fullName,
    email: member.email,
    gender: member.gender,
    birthday: member.birthday,
    job_id: member.jobId,
    healths: member.healths,
    password_hash: await hashPassword(config, member.password),
    password_changed_at: now,
    created_at: now,
  })
  if (id === null) return null
  for (const address of member.addresses) {
    await insertAddress(trx, id, await resolveAddress(trx, address), now)
  }
  await ensureDefaultAddress(trx, id)
  const consents = consentsAtRegistration(member.consents)
  const rows = consentChannels.map((channel) => ({ channel, granted: consents[channel] }))
  await recordConsents({ clock }, trx, id, rows, 'register', { ip: '' })
  return id
}
