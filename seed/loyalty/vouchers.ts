import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { NewCampaign } from '#server/voucher/index.ts'
import type { SeedGift, SeedReward } from './gifts.ts'

export type CampaignKey = 'everybody' | 'jex' | 'birthday' | 'silver'

type Terms = Omit<NewCampaign, 'startsOn' | 'endsOn' | 'createdAt'>

const campaigns: Record<CampaignKey, Terms> = {
  everybody: {
    name: 'Tri ân khách hàng',
    description: 'Giảm cho mọi đơn hàng.',
    code: 'THANG11',
    kind: 'percentage',
    value: 10,
    maxValue: 50_000,
    perMemberLimit: 5,
    listed: true,
  },
  jex: {
    name: 'Khoẻ khớp cùng JEX',
    description: 'Giảm cho JEX hộp lẻ và các bộ 3, 6 hộp.',
    code: 'JEX30K',
    kind: 'amount',
    value: 30_000,
    productCodes: ['JEX30', 'JJ3', 'JJ6'],
    minGoods: 250_000,
    perMemberLimit: 3,
    listed: true,
  },
  birthday: {
    name: 'Mừng sinh nhật thành viên',
    description: 'Quà sinh nhật của thành viên An Lành, dùng trong 30 ngày.',
    kind: 'percentage',
    value: 15,
    maxValue: 100_000,
    validDays: 30,
    membersOnly: true,
  },
  silver: {
    name: 'Tri ân hạng Bạc',
    description: 'Quà tri ân của hạng Bạc, dùng trong 45 ngày.',
    kind: 'percentage',
    value: 8,
    maxValue: 60_000,
    minGoods: 300_000,
    validDays: 45,
    membersOnly: true,
  },
}

/** As long as the programmes around this day and what comes out of them. */
function whileProgrammesRun(today: VietnamDay) {
  const year = Number(today.slice(0, 4))
  return { startsOn: `${year - 1}-01-01`, endsOn: `${year + 2}-03-31` }
}

/** Anybody's code begins with the month and ends with the year, but not within weeks of the loading. */
function whileOffered(today: VietnamDay) {
  return { startsOn: `${today.slice(0, 7)}-01`, endsOn: `${addDays(today, 40).slice(0, 4)}-12-31` }
}

export function seedCampaigns(today: VietnamDay, createdAt: Date) {
  return Object.entries(campaigns).map(([key, terms]) => {
    const window = terms.code ? whileOffered(today) : whileProgrammesRun(today)
    return { key: key as CampaignKey, campaign: { ...terms, ...window, createdAt } }
  })
}

/** The vouchers that one gift for points gives out. */
export function rewardCampaign(
  { name, description }: SeedGift,
  reward: SeedReward,
  today: VietnamDay,
  createdAt: Date,
): NewCampaign {
  return {
    name,
    description,
    ...reward,
    membersOnly: true,
    createdAt,
    ...whileProgrammesRun(today),
  }
}
