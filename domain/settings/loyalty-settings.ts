import { z } from 'zod'
import { maxValidityMonths } from '../loyalty/expiry.ts'
import { readPointValue } from '../loyalty/point-value.ts'
import { textField } from '../kernel/fields.ts'
import { setting } from './setting.ts'
import { loyaltySettingTexts as texts } from './texts.ts'

const value = textField(140).refine((text) => readPointValue(text) !== null, texts.pointValue)

/** What points are worth and how long. */
export const loyaltySettings = {
  /** What the rest of the profile brings whoever registered by the short form; 0 for nothing. */
  profileReward: setting({
    schema: z.object({ points: z.int().min(0).max(10_000) }),
    initial: { points: 20 },
    public: true,
    group: 'loyalty',
    label: 'Điểm thưởng hoàn thiện hồ sơ',
    help: 'Điểm tặng một lần cho khách đăng ký nhanh khi bổ sung đủ hồ sơ; 0 là không tặng.',
    parts: { points: { label: 'Số điểm', unit: 'điểm' } },
  }),
  /** Đồng for which one member may order packages of points in a Vietnam day: they are money. */
  pointPackageLimits: setting({
    schema: z.object({ perDay: z.int().min(0).max(1_000_000_000) }),
    initial: { perDay: 5_000_000 },
    public: true,
    group: 'loyalty',
    label: 'Giới hạn mua điểm',
    help: 'Số tiền tối đa một thành viên mua điểm trong một ngày.',
    parts: { perDay: { label: 'Mỗi ngày', unit: 'VNĐ' } },
  }),
  /** Points given or taken by hand: above `limit`, counted over `days` a member, a second person approves. */
  pointAdjustments: setting({
    schema: z.object({ limit: z.int().min(0).max(100_000), days: z.int().min(1).max(365) }),
    initial: { limit: 500, days: 30 },
    public: false,
    group: 'loyalty',
    label: 'Điều chỉnh điểm bằng tay',
    help: 'Đến mức này một người thực hiện được ngay; vượt mức phải có người thứ hai duyệt. Các lần cho cùng một thành viên được cộng lại.',
    parts: {
      limit: { label: 'Không cần duyệt đến', unit: 'điểm' },
      days: { label: 'Cộng các lần trong', unit: 'ngày' },
    },
  }),
  /** Months that points live after the end of the calendar quarter they were earned in. */
  pointsValidity: setting({
    schema: z.object({ months: z.int().min(1).max(maxValidityMonths) }),
    initial: { months: 12 },
    public: true,
    group: 'loyalty',
    label: 'Hạn dùng điểm',
    help: 'Số tháng điểm còn dùng được sau quý tích điểm.',
    parts: { months: { label: 'Thời hạn', unit: 'tháng' } },
  }),
  /** What a point is worth in reports, by the day from which that holds and who decided it; nothing until somebody has. */
  pointValue: setting({
    schema: z.array(value).max(60),
    initial: [],
    public: false,
    group: 'loyalty',
    label: 'Giá trị một điểm trong báo cáo',
    help: 'Dùng để tính nghĩa vụ điểm ra tiền, không đổi điều gì với khách. Mỗi dòng có hiệu lực từ ngày ghi ở đầu: 01/01/2026: 1.000 VNĐ (Quyết định 12/2026 của kế toán trưởng)',
  }),
}
