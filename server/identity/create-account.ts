import type { Output } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import { consentChannels, consentsAtRegistration, type Consents } from '#domain/identity/consent.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import type { Caller, Context } from '../context.ts'
import { isLiveSessionKey, rememberBrowser, takeSessionKey } from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { ensureDefaultAddress, insertAddress, type AddressRow } from './address-queries.ts'
import { recordConsents } from './consents.ts'
import { hashPassword, inHashingQueue } from '../session/index.ts'
import { insertMember } from './member-queries.ts'
import { recordEvent } from './record-event.ts'
import { memberSessions } from './sessions.ts'
import { readUser } from './user-view.ts'

export interface NewAccount {
  phone: string
  sessionKey: string
  password: string
  /** What is known of the person; the rest is null. */
  person: {
    full_name: string
    email: string | null
    gender: 'male' | 'female' | null
    birthday: string | null
    job_id: number | null
    healths: number[]
    profile_awaited: boolean
  }
  address: AddressRow | null
  consent: Partial<Consents>
}

/** Makes the account and signs in; all of it or nothing, the session key included. */
export async function createAccount(
  ctx: Context,
  account: NewAccount,
  caller: Caller,
): Promise<Output<typeof api.register>> {
  const { phone, sessionKey, password } = account
  const proof = { phone, purpose: 'register', sessionKey } as const
  if (!(await isLiveSessionKey(ctx, proof))) throw new Refusal('sessionKeyNotValid')
  const passwordHash = await inHashingQueue(ctx, { door: 'members', address: caller.ip }, () =>
    hashPassword(ctx.config, password),
  )
  const { memberId, accessToken } = await ctx.db.transaction().execute(async (trx) => {
    if (!(await takeSessionKey(ctx, trx, proof))) throw new Refusal('sessionKeyNotValid')
    const id = await writeMember(ctx, trx, account, passwordHash, caller)
    const session = await memberSessions.start(ctx, trx, { id, passwordHash }, caller)
    await rememberBrowser(trx, phone, caller, ctx.clock.now())
    return { memberId: id, accessToken: session.token }
  })
  ctx.outbox.wake()
  caller.sessionCookie?.set(accessToken, sessionLifetime)
  return { accessToken, user: await readUser(ctx, memberId) }
}

async function writeMember(
  ctx: Context,
  trx: Db,
  { phone, person, address, consent }: NewAccount,
  passwordHash: string,
  caller: Caller,
): Promise<number> {
  const now = ctx.clock.now()
  const id = await insertMember(trx, {
    ...person,
    phone,
    password_hash: passwordHash,
    password_changed_at: now,
    created_at: now,
  })
  if (id === null) throw new Refusal('phoneRegistered')
  if (address) await insertAddress(trx, id, address, now)
  await ensureDefaultAddress(trx, id)
  const consents = consentsAtRegistration(consent)
  const statements = consentChannels.map((channel) => ({ channel, granted: consents[channel] }))
  await recordConsents(ctx, trx, id, statements, 'register', caller)
  await recordEvent(ctx, trx, id, 'registered', caller)
  await appendEvent(trx, 'member.registered', { memberId: id, phone })
  return id
}
