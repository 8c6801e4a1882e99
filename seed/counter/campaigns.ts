import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { NewCampaign } from '#server/voucher/index.ts'

export type CounterSeed = 'offer' | 'prize'

/** What the demo's pharmacies take: an offer and a prize, each confirmed by the customer's code. */
export function counterCampaigns(
  today: VietnamDay,
  createdAt: Date,
): Record<CounterSeed, NewCampaign> {
  const window = { startsOn: addDays(today, -35), endsOn: addDays(today, 60), createdAt }
  return {
    offer: {
      ...window,
      name: 'Giảm 10% tại quầy',
      description: 'Cho hoá đơn thực phẩm bảo vệ sức khoẻ mua tại nhà thuốc.',
      code: 'QUAY10',
      kind: 'percentage',
      value: 10,
      maxValue: 30_000,
      minGoods: 150_000,
      perMemberLimit: 3,
      counter: 'offer',
      counterOtp: true,
    },
    prize: {
      ...window,
      name: 'Bình giữ nhiệt An Lành',
      description: 'Quà dự thưởng nhận ngay tại nhà thuốc, mỗi khách một lần.',
      code: 'QUABINH',
      kind: 'amount',
      value: 85_000,
      totalLimit: 200,
      perMemberLimit: 1,
      counter: 'prize',
      counterOtp: true,
    },
  }
}
