import { brandName } from '#domain/brand/current-brand.ts'
/** `cai-dat-dang-nhap`: the own password, devices, and whether printed links ask for a login. */
export const settingsTexts = {
  account: 'Tài khoản',
  username: 'Tên đăng nhập',
  role: 'Vai trò',
  password: 'Đổi mật khẩu',
  passwordText: 'Sau khi đổi, các máy khác dùng tài khoản này sẽ phải đăng nhập lại.',
  inUse: 'Đang dùng',
  changePassword: 'Đổi mật khẩu',
  passwordChanged: 'Đã đổi mật khẩu',

  devices: 'Thiết bị đang đăng nhập',
  devicesOwner: 'Mọi máy đang dùng tài khoản của nhà thuốc.',
  devicesStaff: 'Các máy đang dùng tài khoản của bạn.',
  thisDevice: 'Máy này',
  seen: (at: string) => `Dùng lần cuối ${at}`,
  endDevice: 'Đăng xuất',
  endDeviceOf: (device: string, name: string) => `Đăng xuất ${device} của ${name}`,
  endTitle: 'Đăng xuất thiết bị này?',
  endText: (device: string, name: string) =>
    `${device} của ${name} sẽ phải đăng nhập lại để dùng quầy.`,
  keep: 'Giữ lại',
  deviceEnded: 'Đã đăng xuất thiết bị',
  devicesFailed: 'Chưa tải được danh sách thiết bị.',

  links: 'Liên kết in cho nhà thuốc',
  linksText:
    'Ai mở liên kết hay mã QR trên thẻ đều vào trang của nhà thuốc. Bật để hỏi đăng nhập ngay khi mở.',
  link: 'Liên kết',
  asksLogin: 'Hỏi đăng nhập',
  asksNone: 'Không hỏi',
  askLoginOf: (path: string) => `Yêu cầu đăng nhập khi mở ${path}`,
  linkSaved: 'Đã lưu liên kết',
  linksFailed: 'Chưa tải được danh sách liên kết.',
  get noLinks() {
    return `Nhà thuốc chưa có liên kết in. Vui lòng liên hệ ${brandName()} để được cấp.`
  },
} as const
