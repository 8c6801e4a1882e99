/** The store login and its password. */
export const loginTexts = {
  title: 'Đăng nhập nhà thuốc',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  login: 'Đăng nhập',
  failedTitle: 'Lỗi',
  lost: 'Quên mật khẩu? Chủ nhà thuốc liên hệ An Lành để được cấp lại.',

  newTitle: 'Đặt mật khẩu mới',
  newText: 'Mật khẩu vừa dùng do An Lành cấp. Vui lòng đặt mật khẩu riêng để bảo vệ nhà thuốc.',
  oldPassword: 'Mật khẩu hiện tại',
  newPassword: 'Mật khẩu mới',
  repeat: 'Nhập lại mật khẩu mới',
  hint: 'Ít nhất 8 ký tự, không dùng mật khẩu dễ đoán.',
  oldMissing: 'Điền mật khẩu hiện tại',
  oldWrong: 'Mật khẩu hiện tại chưa đúng',
  tooShort: 'Mật khẩu cần ít nhất 8 ký tự',
  repeatDiffers: 'Hai mật khẩu chưa giống nhau',
  save: 'Lưu mật khẩu',
  changed: 'Đã đổi mật khẩu',
} as const
