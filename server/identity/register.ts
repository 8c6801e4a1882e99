import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import { consentChannels, consentsAtRegistration, hasConsentFor } from '#domain/identity/consent.ts'
import { sessionLifetime } from '#domain/identity/session-rules.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import type { Caller, Context } from '../context.ts'
import {
  isLiveSessionKey,
  issueSessionKey,
  sendCode,
  takeSessionKey,
  useCode,
} from '../otp/index.ts'
import type { Db } from '../platform/db.ts'
import { appendEvent } from '../platform/outbox.ts'
import { readSetting } from '../settings/index.ts'
import { ensureDefaultAddress, insertAddress, type AddressRow } from './address-store.ts'
import { recordConsents } from './consents.ts'
import { inHashingQueue } from './hashing-queue.ts'
import { hasMember, insertMember } from './member-store.ts'
import { hashPassword } from './password-hash.ts'
import { recordEvent } from './record-event.ts'
import { resolveAddress } from './resolve-address.ts'
import { startSession } from './sessions.ts'
import { readUser } from './user-view.ts'

const purpose = 'register'

type Registration = ParsedInput<typeof api.register>

export function sendRegisterCode(
  ctx: Context,
  input: ParsedInput<typeof api.sendRegisterCode>,
  caller: Caller,
): Promise<Output<typeof api.sendRegisterCode>> {
  return sendCode(ctx, { ...input, purpose, address: caller.address })
}

/** Whoever proved the phone may know whether it has an account. */
export async function submitRegisterCode(
  ctx: Context,
  input: ParsedInput<typeof api.submitRegisterCode>,
  caller: Caller,
): Promise<Output<typeof api.submitRegisterCode>> {
  await useCode(ctx, { ...input, purpose, address: caller.address })
  const sessionKey = await issueSessionKey(ctx, { phone: input.phone, purpose })
  return { sessionKey, exists: await hasMember(ctx.db, input.phone) }
}

/** Makes the account and signs in; all of it or nothing, the session key included. */
export async function register(
  ctx: Context,
  input: Registration,
  caller: Caller,
): Promise<Output<typeof api.register>> {
  await ctx.limits.consume('newPasswordAddress', caller.address)
  await ensureComplete(ctx, input)
  const address = await resolveAddress(ctx.db, { ...input, label: 'HOME' })
  const proof = { phone: input.phone, purpose, sessionKey: input.sessionKey } as const
  if (!(await isLiveSessionKey(ctx, proof))) throw new Refusal('sessionKeyNotValid')
  const passwordHash = await inHashingQueue(() =>
    hashPassword(ctx.config.secretKey, input.password),
  )
  const { memberId, accessToken } = await ctx.db.transaction().execute(async (trx) => {
    if (!(await takeSessionKey(ctx, trx, proof))) throw new Refusal('sessionKeyNotValid')
    const id = await writeMember(ctx, trx, { input, passwordHash, address }, caller)
    const token = await startSession(ctx, trx, { memberId: id, passwordHash }, caller)
    return { memberId: id, accessToken: token! }
  })
  ctx.outbox.wake()
  caller.sessionCookie?.set(accessToken, sessionLifetime)
  return { accessToken, user: await readUser(ctx, memberId) }
}

async function ensureComplete(ctx: Context, { birthday, ...form }: Registration): Promise<void> {
  const consent = consentsAtRegistration(form.consent)
  const fields: Record<string, string> = {}
  if (birthday > ctx.clock.today()) fields.birthday = identityTexts.birthdayInFuture
  if (await readSetting(ctx.db, 'registrationNeedsConsent')) {
    if (!hasConsentFor(consent, 'Transaction')) fields['consent.transaction'] = fieldMessages.choose
    if (!hasConsentFor(consent, 'Commercial')) fields['consent.commercial'] = fieldMessages.choose
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}

async function writeMember(
  ctx: Context,
  trx: Db,
  {
    input,
    passwordHash,
    address,
  }: { input: Registration; passwordHash: string; address: AddressRow },
  caller: Caller,
): Promise<number> {
  const now = ctx.clock.now()
  const id = await insertMember(trx, {
    phone: input.phone,
    full_name: input.full_name,
    email: input.email,
    gender: input.gender,
    birthday: input.birthday,
    job_id: input.job_id ?? null,
    healths: input.healths,
    password_hash: passwordHash,
    password_changed_at: now,
    created_at: now,
  })
  if (id === null) throw new Refusal('phoneRegistered')
  await insertAddress(trx, id, address, now)
  await ensureDefaultAddress(trx, id)
  const consents = consentsAtRegistration(input.consent)
  const statements = consentChannels.map((channel) => ({ channel, granted: consents[channel] }))
  await recordConsents(ctx, trx, id, statements, 'register', caller)
  await recordEvent(ctx, trx, id, 'registered', caller)
  await appendEvent(trx, 'member.registered', { memberId: id, phone: input.phone })
  return id
}
