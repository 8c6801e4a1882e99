import { formatVnd } from '#domain/kernel/vnd.ts'

/** Words of the cart's vouchers. What a voucher gives and why it is refused is in domain/voucher. */
export const cartVoucherTexts = {
  chosen: 'Voucher đã chọn',
  remove: (code: string) => `Bỏ voucher ${code}`,
  buyMore: 'Mua thêm sản phẩm',
  login: 'Đăng nhập',
  loginTitle: 'Đăng nhập để dùng voucher',
  seeOrders: 'Xem đơn hàng',

  dialogTitle: 'Chọn voucher',
  dialogGuestText: 'Đăng nhập để thấy thêm voucher của Quý khách.',
  code: 'Nhập mã voucher',
  codePlaceholder: 'Ví dụ: THANG11',
  codeKnown: 'Mã này đã có trong danh sách bên dưới.',
  apply: 'Áp dụng',
  list: 'Voucher có thể dùng',
  best: 'Nên dùng',
  save: (amount: number) => `Giảm ${formatVnd(amount)}`,
  until: (date: string) => `Đến hết ${date}`,
  none: 'Chưa có voucher nào. Quý khách nhập mã, hoặc đổi điểm lấy voucher.',
  noneGuest: 'Hiện chưa có voucher chung. Quý khách nhập mã nếu có.',
  done: (amount: number) => (amount > 0 ? `Dùng voucher, giảm ${formatVnd(amount)}` : 'Xong'),
  loading: 'Đang xem voucher nào dùng được…',
  failed: 'Chưa xem được voucher. Quý khách kiểm tra mạng và thử lại.',
  retry: 'Thử lại',
} as const
