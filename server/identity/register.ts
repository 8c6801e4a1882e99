import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import type * as registration from '#domain/identity/registration/api.ts'
import { consentsAtRegistration, hasConsentFor } from '#domain/identity/consent.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { points } from '#domain/kernel/points.ts'
import type { Caller, Context } from '../context.ts'
import { issueSessionKey, sendCode, useCode } from '../otp/index.ts'
import { networkOf } from '../platform/network.ts'
import { readSetting, readSettings } from '../settings/index.ts'
import { createAccount } from './create-account.ts'
import { ensureNotEasy } from './ensure-not-easy.ts'
import { hasMember } from './member-queries.ts'
import { resolveAddress } from './resolve-address.ts'

const purpose = 'register'

type Registration = ParsedInput<typeof api.register>

/** What the forms of this shop ask for. */
export async function getRegistrationRules({
  db,
}: Context): Promise<Output<typeof registration.getRegistrationRules>> {
  const rules = await readSettings(db, [
    'shortRegistration',
    'registrationNeedsConsent',
    'refuseEasyPasswords',
    'profileReward',
  ])
  return {
    short: rules.shortRegistration,
    needs_consent: rules.registrationNeedsConsent,
    refuses_easy_passwords: rules.refuseEasyPasswords,
    profile_reward: points(rules.profileReward.points),
  }
}

export function sendRegisterCode(
  ctx: Context,
  input: ParsedInput<typeof api.sendRegisterCode>,
  caller: Caller,
): Promise<Output<typeof api.sendRegisterCode>> {
  return sendCode(ctx, { ...input, purpose, asker: caller })
}

/** Whoever proved the phone may know whether it has an account. */
export async function submitRegisterCode(
  ctx: Context,
  input: ParsedInput<typeof api.submitRegisterCode>,
  caller: Caller,
): Promise<Output<typeof api.submitRegisterCode>> {
  await useCode(ctx, { ...input, purpose, asker: caller })
  const sessionKey = await issueSessionKey(ctx, { phone: input.phone, purpose })
  return { sessionKey, exists: await hasMember(ctx.db, input.phone) }
}

/** A new member's account and profile; refuses what the shop's form asks for and was not given. */
export async function register(
  ctx: Context,
  input: Registration,
  caller: Caller,
): Promise<Output<typeof api.register>> {
  await ctx.limits.consume('newPasswordAddress', networkOf(caller.ip))
  await ensureComplete(ctx, input)
  await ensureNotEasy(ctx, input)
  const { phone, sessionKey, password, consent, job_id, ...form } = input
  const { full_name, email, gender, birthday, healths } = form
  const address = await resolveAddress(ctx.db, { ...form, label: 'HOME' })
  const known = { full_name, email, gender, birthday, job_id: job_id ?? null, healths }
  const person = { ...known, profile_awaited: false }
  return createAccount(ctx, { phone, sessionKey, password, person, address, consent }, caller)
}

/** Where the shop lets people: a name is enough, the rest comes later in the profile. */
export async function registerShort(
  ctx: Context,
  { full_name, ...input }: ParsedInput<typeof registration.registerShort>,
  caller: Caller,
): Promise<Output<typeof api.register>> {
  await ctx.limits.consume('newPasswordAddress', networkOf(caller.ip))
  if (!(await readSetting(ctx.db, 'shortRegistration'))) throw new Refusal('notFound')
  await ensureNotEasy(ctx, input)
  const unknown = { email: null, gender: null, birthday: null, job_id: null, healths: [] }
  const person = { ...unknown, full_name, profile_awaited: true }
  return createAccount(ctx, { ...input, person, address: null, consent: {} }, caller)
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
