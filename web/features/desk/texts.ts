/** The back office's frame. */
export const deskTexts = {
  brand: 'An Lành',
  area: 'Quản trị',
  menu: 'Menu quản trị',
  openMenu: 'Mở menu',
  account: 'Tài khoản',
  changePassword: 'Đổi mật khẩu',
  logOut: 'Đăng xuất',
  logOutFailed: 'Chưa đăng xuất được. Vui lòng thử lại.',
  toShop: 'Mở cửa hàng',
  loading: 'Đang tải…',
  failed: 'Chưa tải được trang quản trị',
  forbiddenTitle: 'Không có quyền xem trang này',
  forbiddenText: (permission: string) =>
    `Tài khoản không có quyền “${permission}”. Nếu cần, vui lòng liên hệ quản trị viên.`,
  forbiddenPlain:
    'Tài khoản không có quyền thực hiện việc này. Nếu cần, vui lòng liên hệ quản trị viên.',
  nothingToDo: 'Tài khoản chưa được giao việc nào',
  nothingToDoText: 'Vui lòng liên hệ quản trị viên để được cấp quyền.',
  notFound: 'Không tìm thấy trang',
  notFoundText: 'Đường dẫn có thể đã thay đổi. Chọn một mục trong menu hoặc dùng ô tìm kiếm.',
  toStart: 'Về trang đầu',
  orders: 'Đơn hàng',
  products: 'Sản phẩm',
  settings: 'Cài đặt',
  search: 'Tìm kiếm',
} as const
