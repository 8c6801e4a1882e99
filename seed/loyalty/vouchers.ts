import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { NewCampaign } from '#server/voucher/index.ts'

export type CampaignKey =
  'everybody' | 'jex' | 'reward30' | 'reward50' | 'reward100' | 'birthday'

type Terms = Omit<NewCampaign, 'startsOn' | 'endsOn' | 'createdAt'>

const campaigns: Record<CampaignKey, Terms> = {
  everybody: {
    name: 'Tri ân tháng 11',
    description: 'Giảm cho mọi đơn hàng, không cần tài khoản.',
    code: 'THANG11',
    kind: 'percentage',
    value: 10,
    maxValue: 50_000,
    perMemberLimit: 5,
    listed: true,
  },
  jex: {
    name: 'Khỏe khớp cùng JEX',
    description: 'Giảm cho JEX hộp lẻ và các bộ 3, 6 hộp.',
    code: 'JEX30K',
    kind: 'amount',
    value: 30_000,
    productCodes: ['JEX30', 'JJ3', 'JJ6'],
    minGoods: 250_000,
    perMemberLimit: 3,
    listed: true,
  },
  reward30: {
    name: 'Voucher đổi điểm 30.000',
    description: 'Đổi bằng điểm. Dùng cho mọi sản phẩm.',
    kind: 'amount',
    value: 30_000,
    validDays: 60,
    membersOnly: true,
    stacks: true,
  },
  reward50: {
    name: 'Voucher đổi điểm 50.000',
    description: 'Đổi bằng điểm. Dùng cho mọi sản phẩm.',
    kind: 'amount',
    value: 50_000,
    minGoods: 200_000,
    validDays: 60,
    membersOnly: true,
  },
  reward100: {
    name: 'Voucher đổi điểm 100.000',
    description: 'Đổi bằng điểm. Dùng cho mọi sản phẩm.',
    kind: 'amount',
    value: 100_000,
    minGoods: 500_000,
    validDays: 60,
    membersOnly: true,
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
}

/** From last year, for the demo member's past, to the end of the next. */
export function campaignsAround(now: Date, today: VietnamDay) {
  const year = Number(today.slice(0, 4))
  return Object.entries(campaigns).map(([key, terms]) => ({
    key: key as CampaignKey,
    campaign: {
      ...terms,
      startsOn: terms.code ? `${today.slice(0, 7)}-01` : `${year - 1}-01-01`,
      // A campaign that anybody may use ends with the year, but not within days of the loading.
      endsOn: terms.code ? `${addDays(today, 40).slice(0, 4)}-12-31` : `${year + 1}-12-31`,
      createdAt: now,
    },
  }))
}
