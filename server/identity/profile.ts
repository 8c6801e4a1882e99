import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/identity/api.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { networkOf } from '../platform/network.ts'
import { replaceAddresses } from './addresses.ts'
import { applyConsents } from './consents.ts'
import { tellOnceComplete } from './complete-profile.ts'
import { hasMember, lockMember, updateMember } from './member-queries.ts'
import { recordEvent } from './record-event.ts'
import { resolveAddress } from './resolve-address.ts'
import { readUser } from './user-view.ts'

/** What a header needs; the session told it already, so this asks nothing of the database. */
export async function getSession(
  _ctx: Context,
  _input: object,
  { member }: Caller,
): Promise<Output<typeof api.getSession>> {
  if (!member) return { member: null }
  const { id, phone, fullName: full_name, isEmployee: is_employee } = member
  return { member: { id, phone, full_name, is_member: true, is_employee } }
}

export async function getUser(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getUser>> {
  return { user: await readUser(ctx, getMember(caller).id) }
}

/** The one place that tells a registered phone, as the specification asks; limited per address. */
export async function checkPhone(
  ctx: Context,
  { phone }: ParsedInput<typeof api.checkPhone>,
  caller: Caller,
): Promise<Output<typeof api.checkPhone>> {
  await ctx.limits.consume('checkPhoneAddress', networkOf(caller.ip))
  return { exists: await hasMember(ctx.db, phone) }
}

/** The phone is not among the fields: it is what the account is bound to. */
export async function updateUser(
  ctx: Context,
  input: ParsedInput<typeof api.updateUser>,
  caller: Caller,
): Promise<Output<typeof api.updateUser>> {
  const { id } = getMember(caller)
  const { consents, extra_address: given, ...fields } = input
  if (fields.birthday && fields.birthday > ctx.clock.today()) {
    throw new Refusal('invalidInput', { fields: { birthday: identityTexts.birthdayInFuture } })
  }
  const addresses = given && (await Promise.all(given.map((one) => resolveAddress(ctx.db, one))))
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, id)
    const changes = Object.entries(fields).filter(([, value]) => value !== undefined)
    if (changes.length > 0) await updateMember(trx, id, Object.fromEntries(changes))
    if (addresses) await replaceAddresses(ctx, trx, id, addresses)
    if (changes.length > 0 || addresses) await recordEvent(ctx, trx, id, 'profileChanged', caller)
    if (consents) await applyConsents(ctx, trx, id, consents, caller)
    await tellOnceComplete(trx, id)
  })
  ctx.outbox.wake()
  return getUser(ctx, {}, caller)
}
