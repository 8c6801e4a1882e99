/** What the audit and the refusals of the staff's own accounts say. */
export const staffTexts = {
  accountLocked:
    'Tài khoản tạm khoá đăng nhập do nhập sai nhiều lần. Vui lòng thử lại sau hoặc liên hệ người quản trị.',
  usernameTaken: 'Tên đăng nhập này đã có người dùng',
  locked: 'Tạm khoá đăng nhập do nhập sai nhiều lần',
  loggedIn: 'Đăng nhập',
  loggedOut: 'Đăng xuất',
  ownerMade: 'Thiết lập cửa hàng, tạo tài khoản chủ',
  activated: 'Kích hoạt tài khoản',
  passwordChanged: 'Đổi mật khẩu',
  invited: 'Mời người dùng',
  imported: 'Nhập danh sách người dùng',
  changed: 'Sửa người dùng',
  disabled: 'Khoá người dùng',
  enabled: 'Mở lại người dùng',
  reset: 'Gửi lại lời mời',
}
