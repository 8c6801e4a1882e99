const months = Array.from({ length: 12 }, (_, index) => `Tháng ${index + 1}`)

/** Words of a field for a day and of its calendar. */
export const dayTexts = {
  placeholder: 'DD/MM/YYYY',
  open: 'Mở lịch',
  calendar: 'Chọn ngày',
  noCalendar: 'Chưa tải được lịch. Vui lòng gõ ngày.',
  today: 'Hôm nay',
  notWhole: 'Điền đủ ngày, tháng và năm, ví dụ 23/11/2026',
  noSuchDay: 'Ngày này không có trên lịch',
  tooEarly: (day: string) => `Chọn ngày từ ${day} trở đi`,
  tooLate: (day: string) => `Chọn ngày muộn nhất là ${day}`,
  months,
  monthOf: (month: number, year: number) => `${months[month]} năm ${year}`,
  dayOf: (weekday: string, day: number, month: number, year: number) =>
    `${weekday}, ngày ${day} tháng ${month + 1} năm ${year}`,
  weekdays: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  shortWeekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  chosen: 'đã chọn',
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  chooseMonth: 'Chọn tháng',
  chooseYear: 'Chọn năm',
  otherMonths: 'Các tháng khác',
} as const
