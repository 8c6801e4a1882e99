import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/partner/api.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Context } from '../context.ts'
import { replaceLoyaltyAddresses } from '../identity/index.ts'
import { findAccount } from '../loyalty/index.ts'

/** What partners know of where a member lives, whole: what is not named any more is forgotten. */
export async function putPartnerAddresses(
  ctx: Context,
  { phone, addresses }: ParsedInput<typeof api.putPartnerAddresses>,
): Promise<Output<typeof api.putPartnerAddresses>> {
  const account = await findAccount(ctx.db, { phone }, ctx.clock.today())
  if (!account) throw new Refusal('notFound', { message: texts.noMember })
  const saved = await replaceLoyaltyAddresses(ctx, { phone, source: 'partner', addresses })
  return {
    data: saved.map(({ id, address, province_id, district_id, ward_id, full_address }) => ({
      id,
      address,
      province_id,
      district_id,
      ward_id,
      full_address,
      isCrmAddress: true,
    })),
  }
}
