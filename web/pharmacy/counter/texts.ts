/** Words of the counter, for the people behind it. */
export const counterTexts = {
  title: 'Tích điểm',

  phoneHint: 'Nhập 10 số để xem điểm của khách.',

  looking: 'Đang tìm khách',
  unnamed: 'Khách thành viên',
  unnamedOf: (tier: string) => `Khách hạng ${tier}`,
  tier: (name: string) => `Hạng ${name}`,
  newCustomer: 'Khách mới, tích điểm lần đầu',
  checkLater: 'Sẽ kiểm tra khi có mạng',
  notFoundNow: 'Chưa xem được điểm của khách. Mã vẫn nhập được.',
  lookAgain: 'Xem lại',
  locked: 'Tài khoản tích điểm của khách đang khoá',

  code: 'Mã tích điểm',
  add: 'Gửi mã',
  clearCode: 'Xoá mã',
  typo: 'Mã này có vẻ nhầm một ký tự. Xem lại trên tem, hoặc bấm gửi lần nữa để gửi như đã nhập.',
  slipOf: (suggestion: string) => `Có phải mã trên tem là ${suggestion}?`,
  takeSuggestion: 'Dùng mã này',
  sendAsIs: 'Gửi như đã nhập',
  notKept:
    'Máy chưa lưu được mã nên mã chưa được nhận. Vui lòng thử lại; nếu vẫn không được, giải phóng bớt bộ nhớ của máy.',

  voucher: 'Dùng kèm ưu đãi',
  play: {
    'vong-quay-may-man': 'Quay thưởng cho khách',
    'li-xi-dau-nam': 'Mở lì xì cho khách',
    'quay-so': 'Xem số dự thưởng',
  },

  opening: 'Đang mở danh sách mã trên máy',
  scan: 'Quét mã',
  nextCustomer: 'Khách tiếp theo',
} as const
