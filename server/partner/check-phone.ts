import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/partner/api.ts'
import type { Context } from '../context.ts'
import { hasMember } from '../identity/index.ts'
import { findCustomer } from '../membership/index.ts'

/** Whether a phone has an account of the shop. */
export async function checkPartnerPhone(
  { db }: Context,
  { Phone: phone }: ParsedInput<typeof api.checkPartnerPhone>,
): Promise<Output<typeof api.checkPartnerPhone>> {
  return { data: { exists: await hasMember(db, phone) } }
}

/** The same with the membership, which may be of a phone without an account. */
export async function checkPartnerPhoneV2(
  ctx: Context,
  { Phone: phone }: ParsedInput<typeof api.checkPartnerPhoneV2>,
): Promise<Output<typeof api.checkPartnerPhoneV2>> {
  const [exists, customer] = await Promise.all([hasMember(ctx.db, phone), findCustomer(ctx, phone)])
  // Everybody registered takes part, also before the job that opens the membership has run.
  if (!customer) return { data: { exists, is_member: exists } }
  const { tier, name } = customer
  return { data: { exists, is_member: true, tier, ...(name ? { name_masked: name } : {}) } }
}
