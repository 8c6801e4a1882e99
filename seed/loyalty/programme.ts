import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { NewProgramme } from '#server/loyalty/index.ts'

const tiers = [
  {
    name: 'Thành viên',
    pointFrom: 0,
    benefits: 'Tích điểm từ mã trên hộp và đơn hàng. Đổi quà, đổi voucher.',
  },
  {
    name: 'Bạc',
    pointFrom: 500,
    benefits: 'Voucher sinh nhật 15%. Dược sĩ gọi lại trong ngày.',
  },
  {
    name: 'Vàng',
    pointFrom: 2000,
    benefits: 'Quyền lợi hạng Bạc. Quà tri ân giữa năm. Ưu tiên giữ quà sắp hết.',
  },
  {
    name: 'Kim cương',
    pointFrom: 5000,
    benefits:
      'Quyền lợi hạng Vàng. Dược sĩ riêng theo dõi liệu trình. Quà Tết gửi tận nhà hằng năm.',
  },
]

/** One programme a year: the one before, for what was earned in it, this year's and the next. */
export function programmesAround(today: VietnamDay): NewProgramme[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].map((each) => ({
    name: `An Lành ${each}`,
    startsOn: `${each}-01-01`,
    endsOn: `${each}-12-31`,
    notice: `Chương trình An Lành ${each} đã bắt đầu: hạng được tính lại từ điểm tích trong năm, điểm Quý khách đang có vẫn giữ nguyên hạn dùng.`,
    tiers,
  }))
}
