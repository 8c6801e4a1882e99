/** Words of the pharmacy's own rules, on both sides of the wire. */
export const pharmacyRuleTexts = {
  /** The specification's own words (second document, section 2). */
  usernameRequired: 'Điền tên đăng nhập',
  passwordRequired: 'Điền mật khẩu đăng nhập',
  codeFormat: 'Mã nhà thuốc gồm chữ không dấu, số, gạch ngang hoặc gạch dưới, tối đa 32 ký tự',
  linkFormat: 'Liên kết không đúng',
  usernameFormat: 'Tên đăng nhập gồm chữ thường không dấu, số, dấu chấm, gạch ngang, gạch dưới',
  passwordLength: 'Mật khẩu cần ít nhất 8 ký tự',
  pointWrong: 'Toạ độ gồm vĩ độ và kinh độ, ví dụ 21.0131, 105.8516',
  pointFar: 'Toạ độ này nằm ngoài Việt Nam. Kiểm tra xem vĩ độ và kinh độ có đổi chỗ không.',
  publicPhone: 'Số điện thoại gồm 8 đến 11 chữ số, ví dụ 028 3812 3456',
} as const

/** What is wrong with opening hours. */
export const hoursTexts = {
  time: 'Giờ viết dạng 07:00',
  empty: 'Giờ đóng cần khác giờ mở; mở cả ngày là 00:00 đến 24:00',
  tooMany: 'Nhiều nhất 4 khoảng giờ một ngày',
  overlap: 'Các khoảng giờ đang chồng lên nhau',
  daysTurned: 'Ngày cuối cần từ ngày đầu trở đi',
  sameDay: 'Ngày này đã có ở một dòng khác',
  tooManyDays: 'Nhiều nhất 40 dòng ngày riêng',
} as const
