import type { HitKind } from '#domain/desk/api.ts'

/** The one search box of the back office. */
export const searchTexts = {
  label: 'Tìm đơn hàng, khách hàng, sản phẩm, mã tích điểm',
  placeholder: 'Mã đơn, số điện thoại, sản phẩm, mã tích điểm…',
  shortcut: '/',
  title: 'Tìm kiếm',
  submit: 'Tìm',
  kinds: {
    order: 'Đơn hàng',
    customer: 'Khách hàng',
    product: 'Sản phẩm',
    code: 'Mã hàng chính hãng',
  } satisfies Record<HitKind, string>,
  all: (text: string) => `Xem tất cả kết quả cho “${text}”`,
  count: (count: number) => (count === 0 ? 'Không có kết quả' : `${count} kết quả`),
  searching: 'Đang tìm…',
  start: 'Tìm trong toàn bộ cửa hàng',
  startText:
    'Nhập mã đơn, số điện thoại (đủ số hoặc vài số cuối), tên hay mã sản phẩm, hoặc mã tích điểm.',
  none: (text: string) => `Không tìm thấy “${text}”`,
  noneText: 'Kiểm tra lại mã hoặc số điện thoại. Có thể kết quả nằm ngoài quyền của tài khoản.',
} as const
