import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import type { CounterOffer } from '#domain/counter/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toWireTerms } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import {
  findCounterCampaign,
  listCounterCampaigns,
  type CounterCampaign,
} from '../voucher/index.ts'

/** Campaigns whose vouchers every pharmacy takes today, with what is left of each. */
export async function listCounterOffers(
  { db, clock }: Context,
  { kind }: ParsedInput<typeof api.listCounterOffers>,
): Promise<Output<typeof api.listCounterOffers>> {
  const campaigns = await listCounterCampaigns(db, clock.today())
  return campaigns.filter(({ counter }) => kind === undefined || counter === kind).map(toOffer)
}

/** The terms of one, also before and after its days; refuses `notFound` for what no counter takes. */
export async function getVoucherCampaign(
  { db }: Context,
  { id }: ParsedInput<typeof api.getVoucherCampaign>,
): Promise<Output<typeof api.getVoucherCampaign>> {
  const campaign = await findCounterCampaign(db, id)
  if (!campaign) throw new Refusal('notFound')
  return toOffer(campaign)
}

function toOffer(campaign: CounterCampaign): CounterOffer {
  const { id, counter, counterOtp, remaining } = campaign
  return {
    ...toWireTerms(campaign),
    id,
    kind: counter,
    needs_otp: counterOtp,
    ...(remaining === null ? {} : { remaining: Math.max(0, remaining) }),
  }
}
