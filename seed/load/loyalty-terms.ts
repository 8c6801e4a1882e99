import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { seedBatches } from '#seed/loyalty/batches.ts'
import { exchangePromotions, giftPictureStem, type SeedGift } from '#seed/loyalty/gifts.ts'
import { programmesAround } from '#seed/loyalty/programme.ts'
import { rewardCampaign, seedCampaigns, type CampaignKey } from '#seed/loyalty/vouchers.ts'
import type { Context } from '#server/context.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { saveGifts, type NewGift } from '#server/gift/index.ts'
import { saveProgramme } from '#server/loyalty/index.ts'
import { saveCampaign } from '#server/voucher/index.ts'

export type SeedTools = Pick<Context, 'db' | 'clock' | 'config'>

/** What the loading made, by the seed's own names. */
export interface LoyaltyTerms {
  /** By year. */
  programmes: ReadonlyMap<string, number>
  campaigns: ReadonlyMap<CampaignKey, number>
  /** By year and product code, `2026 QT-BINH500`. */
  gifts: ReadonlyMap<string, number>
  /** Codes nobody has entered yet, by product; taken from the end. */
  codes: ReadonlyMap<string, string[]>
}

/** Programmes, vouchers, gifts and print runs. */
export async function loadTerms(tools: SeedTools): Promise<LoyaltyTerms> {
  const { db, clock } = tools
  const today = clock.today()
  const campaigns = new Map<CampaignKey, number>()
  for (const { key, campaign } of seedCampaigns(today, clock.now())) {
    campaigns.set(key, await saveCampaign(db, campaign))
  }
  const rewards = await saveRewards(tools)
  const programmes = new Map<string, number>()
  const gifts = new Map<string, number>()
  for (const programme of programmesAround(today)) {
    const year = programme.startsOn.slice(0, 4)
    const programmeId = await saveProgramme(db, programme)
    programmes.set(year, programmeId)
    for (const { name, pointLimit, gifts: offered } of exchangePromotions) {
      const suffix = year === today.slice(0, 4) ? '' : `-${year}`
      const window = { startsOn: programme.startsOn, endsOn: programme.endsOn }
      const { giftIds } = await saveGifts(db, {
        programmeId,
        name,
        ...window,
        pointLimit,
        gifts: offered.map((gift) => toNewGift(gift, suffix, rewards)),
      })
      for (const { productCode } of offered) {
        gifts.set(`${year} ${productCode}`, giftIds.get(productCode + suffix)!)
      }
    }
  }
  return { programmes, campaigns, gifts, codes: await issueCodes(tools) }
}

/** A campaign for each reward voucher, the same in every year. */
async function saveRewards({ db, clock }: SeedTools): Promise<Map<string, number>> {
  const rewards = new Map<string, number>()
  for (const gift of exchangePromotions.flatMap((promotion) => promotion.gifts)) {
    if (!gift.reward) continue
    const campaign = rewardCampaign(gift, gift.reward, clock.today(), clock.now())
    rewards.set(gift.productCode, await saveCampaign(db, campaign))
  }
  return rewards
}

function toNewGift(
  { reward, picture, ...gift }: SeedGift,
  suffix: string,
  rewards: ReadonlyMap<string, number>,
): NewGift {
  return {
    ...gift,
    productCode: gift.productCode + suffix,
    kind: reward ? 'voucher' : 'gift',
    ...(picture ? { picture: giftPictureStem(picture) } : {}),
    ...(reward ? { voucherCampaignId: rewards.get(gift.productCode) } : {}),
  }
}

const codesInBatch = 40
/** Printed before the demo's history begins. */
const printedDaysAgo = 540

async function issueCodes(tools: SeedTools): Promise<Map<string, string[]>> {
  const printedAt = new Date(tools.clock.now().getTime() - days(printedDaysAgo))
  const clock = { now: () => printedAt, today: () => vietnamDayOf(printedAt) }
  const issued = new Map<string, string[]>()
  for (const { slug, productCode, boxes, point, lot } of seedBatches) {
    const isSet = boxes > 1
    const { codes } = await issueBatch(
      { ...tools, clock },
      {
        name: `${productCode} lô ${lot}`,
        kind: isSet ? 'combo' : 'single',
        ...(isSet ? { prefix: productCode } : {}),
        productCode,
        point,
        lot,
        productExpiresOn: `${addDays(tools.clock.today(), 700).slice(0, 7)}-28`,
      },
      codesInBatch,
    )
    issued.set(slug, codes)
  }
  return issued
}
