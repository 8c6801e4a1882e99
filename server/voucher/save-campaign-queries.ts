import type { Db } from '../platform/db.ts'
import type { NewCampaign } from './save-campaign.ts'

export async function upsertCampaign(db: Db, campaign: NewCampaign): Promise<number> {
  const hasCounter = campaign.counter !== undefined
  const terms = {
    name: campaign.name,
    description: campaign.description ?? '',
    code: campaign.code?.toUpperCase() ?? null,
    kind: campaign.kind,
    value: campaign.value,
    max_value: campaign.maxValue ?? 0,
    product_codes: [...(campaign.productCodes ?? [])],
    min_goods: campaign.minGoods ?? 0,
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    valid_days: campaign.validDays ?? null,
    total_limit: campaign.totalLimit ?? null,
    per_member_limit: campaign.perMemberLimit ?? null,
    members_only: campaign.membersOnly ?? false,
    stacks: campaign.stacks ?? false,
    listed: campaign.listed ?? false,
    published: campaign.published ?? true,
    counter: campaign.counter ?? ('none' as const),
    // A shared code counts for the phone that is told: without a proof its limits would be nobody's.
    counter_otp: campaign.counterOtp ?? (hasCounter && campaign.code !== undefined),
  }
  const { id } = await db
    .insertInto('voucher_campaign')
    .values({
      ...terms,
      created_at: campaign.createdAt,
      ...(campaign.id === undefined ? {} : { id: campaign.id }),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(terms))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
