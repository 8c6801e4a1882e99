import { formatDate, type VietnamDay } from '../../kernel/dates.ts'

/** What is refused about programmes at the desk, and what the audit calls them. */
export const programmeTexts = {
  added: 'Soạn chương trình tích điểm',
  changed: 'Sửa chương trình tích điểm',
  imported: 'Nhập chương trình tích điểm',
  factorLeast: 'Từ 100%: không ai nhận ít hơn số điểm in trên hộp',
  tierNeeded: 'Cần ít nhất một hạng',
  daysTurned: 'Ngày cuối phải từ ngày đầu trở đi',
  overlaps: (name: string, from: VietnamDay, to: VietnamDay) =>
    `Trùng ngày với chương trình “${name}” (${formatDate(from)} – ${formatDate(to)}); hai chương trình không chạy cùng lúc`,
  overlapsOther: 'Trùng ngày với một chương trình khác vừa được duyệt',
  tierTwice: 'Hai hạng có cùng mức điểm',
  tierNameTwice: 'Hai hạng có cùng tên',
  unknownProducts: (codes: readonly string[]) => `Không có sản phẩm với mã ${codes.join(', ')}`,
  startFixed: 'Chương trình đã bắt đầu: ngày đầu không đổi được, điểm đã tích thuộc về nó',
  startPast: 'Ngày đầu phải từ hôm nay trở đi',
  endPast: 'Ngày cuối phải từ hôm nay trở đi',
  ended: 'Chương trình đã kết thúc: chỉ sửa được tên, quyền lợi bằng lời và lời báo',
  tierGone: (name: string) =>
    `Thành viên đã hướng tới hạng “${name}”: hạng đã công bố không bỏ được và mức điểm chỉ hạ được`,
} as const
