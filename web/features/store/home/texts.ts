/** The home of a store: what happened today and what is to be done. */
export const homeTexts = {
  welcome: (name: string) => `Chào ${name}`,
  loginTitle: 'Đăng nhập để dùng quầy',
  loginText:
    'Tích điểm cho khách, dùng ưu đãi và xem nhắc nhở của nhà thuốc. Mỗi điện thoại chỉ cần đăng nhập một lần.',
  notEarning: 'Hiện chưa có chương trình tích điểm nào đang mở.',
  purchase: 'Ghi đơn mua',
  today: 'Hôm nay',
  ofStore: 'Cả nhà thuốc',
  ofMine: 'Phần của bạn',
  codes: 'Mã đã tích',
  points: 'Điểm cho khách',
  offers: 'Ưu đãi đã dùng',
  figuresFailed: 'Chưa tải được số liệu hôm nay.',
  retry: 'Thử lại',
  due: (count: number) => `${count} khách cần nhắc hôm nay`,
  noneDue: 'Không có khách cần nhắc hôm nay',
  coming: (count: number) => (count > 0 ? `${count} lời nhắc sắp tới` : 'Chưa có lời nhắc sắp tới'),
  toReminders: 'Xem danh sách nhắc nhở',
  survey: 'Có khảo sát dành cho nhà thuốc',
  surveyText: 'Trả lời từng câu, nghỉ giữa chừng vẫn được lưu lại.',
  offline: 'Mất mạng. Quầy vẫn dùng được: mã nhập lúc này được giữ trên máy và tự gửi khi có mạng.',
} as const
