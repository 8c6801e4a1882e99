import { brandName } from '#domain/brand/current-brand.ts'
/** Login, activation and password of the back office. */
export const sessionTexts = {
  title: 'Đăng nhập quản trị',
  get intro() {
    return `Dành cho nhân viên ${brandName()}.`
  },
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  goOn: 'Tiếp tục',
  login: 'Đăng nhập',
  totpTitle: 'Xác thực hai bước',
  totpHint: (username: string) =>
    `Mở ứng dụng xác thực trên điện thoại và nhập mã 6 số của tài khoản ${username}.`,
  totp: 'Mã xác thực',
  otherAccount: 'Dùng tài khoản khác',
  usernameMissing: 'Vui lòng nhập tên đăng nhập',
  passwordMissing: 'Vui lòng nhập mật khẩu',
  lostPassword: 'Quên mật khẩu hoặc mất điện thoại? Vui lòng liên hệ quản trị viên.',
  pharmacyAccount: 'Đây là tài khoản nhà thuốc. Vui lòng đăng nhập ở trang nhà thuốc.',
  needsScript:
    'Trang quản trị cần JavaScript. Vui lòng bật JavaScript trong trình duyệt rồi tải lại trang.',
  ended: 'Phiên làm việc đã kết thúc',
  endedText: 'Đăng nhập lại để tiếp tục. Nội dung đang nhập vẫn còn nguyên.',
  toLogin: 'Về trang đăng nhập',

  activateTitle: 'Kích hoạt tài khoản',
  activateHello: (name: string) => `Chào ${name}, chỉ còn hai bước nữa.`,
  activateApp: '1. Thêm tài khoản vào ứng dụng xác thực',
  activateAppText:
    'Quét mã QR bằng Google Authenticator, Microsoft Authenticator hoặc ứng dụng tương tự. Trên điện thoại, có thể sao chép khoá bên dưới.',
  qr: 'Mã QR cho ứng dụng xác thực',
  secret: 'Khoá thiết lập',
  copySecret: 'Sao chép khoá',
  openApp: 'Mở ứng dụng xác thực',
  activatePassword: '2. Đặt mật khẩu',
  newPassword: 'Mật khẩu mới',
  repeat: 'Nhập lại mật khẩu',
  repeatDiffers: 'Hai mật khẩu chưa giống nhau',
  activateCode: 'Mã 6 số đang hiện trong ứng dụng',
  activate: 'Kích hoạt và đăng nhập',
  linkBroken: 'Liên kết kích hoạt không dùng được',
  linkBrokenText:
    'Liên kết đã hết hạn, đã được dùng hoặc chưa đầy đủ. Vui lòng nhờ quản trị viên gửi liên kết mới.',

  changeTitle: 'Đổi mật khẩu',
  changeText: 'Sau khi đổi, các phiên đăng nhập khác của bạn sẽ kết thúc.',
  oldPassword: 'Mật khẩu hiện tại',
  oldPasswordWrong: 'Mật khẩu hiện tại chưa đúng',
  change: 'Đổi mật khẩu',
  changed: 'Đã đổi mật khẩu',

  strength: {
    short: (missing: number) => `Còn thiếu ${missing} ký tự`,
    common: 'Dễ đoán. Thử một câu dài của riêng bạn',
    good: 'Tốt',
    strong: 'Rất mạnh',
  },
} as const
