import { brandName } from '#domain/brand/current-brand.ts'
/** The pharmacy login and its password. */
export const loginTexts = {
  title: 'Đăng nhập nhà thuốc',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  login: 'Đăng nhập',
  failed: 'Chưa đăng nhập được',
  lost: 'Quên mật khẩu?',
  get lostHelp() {
    return `Gọi ${brandName()} để được cấp lại:`
  },
  locked: (minutes: number | undefined) =>
    `Tài khoản tạm khoá đăng nhập vì nhập sai nhiều lần. ${tryAgain(minutes)} Nếu quên mật khẩu, vui lòng gọi ${brandName()} để được cấp mật khẩu mới.`,

  newTitle: 'Đặt mật khẩu mới',
  get newText() {
    return `Mật khẩu vừa dùng do ${brandName()} cấp. Vui lòng đặt mật khẩu riêng để bảo vệ nhà thuốc.`
  },
  oldPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  repeat: 'Nhập lại mật khẩu mới',
  hint: 'Ít nhất 8 ký tự, không dùng mật khẩu dễ đoán.',
  oldMissing: 'Điền mật khẩu hiện tại',
  oldWrong: 'Mật khẩu hiện tại chưa đúng',
  repeatDiffers: 'Hai mật khẩu chưa giống nhau',
  save: 'Lưu mật khẩu',
  changed: 'Đã đổi mật khẩu',
} as const

function tryAgain(minutes: number | undefined): string {
  if (minutes === undefined) return 'Vui lòng thử lại sau ít phút.'
  const time = minutes > 90 ? `${Math.ceil(minutes / 60)} giờ` : `${minutes} phút`
  return `Vui lòng thử lại sau ${time}.`
}
