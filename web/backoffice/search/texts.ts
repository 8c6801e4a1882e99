import type { HitKind } from '#domain/backoffice/api.ts'

/** Search through all of the back office, and the palette that leads to anything. */
export const searchTexts = {
  open: 'Tìm hoặc đi tới…',
  palette: 'Tìm và đi tới',
  label: 'Tìm đơn hàng, khách hàng, sản phẩm, mã tích điểm, màn hình, thao tác',
  placeholder: 'Số điện thoại, tên khách, mã đơn, sản phẩm…',
  shortcut: 'Ctrl K',
  here: 'Ở trang này',
  screens: 'Đi tới',
  title: 'Tìm kiếm',
  searchAll: 'Tìm trong toàn bộ cửa hàng',
  kinds: {
    order: 'Đơn hàng',
    customer: 'Khách hàng',
    product: 'Sản phẩm',
    code: 'Mã hàng chính hãng',
  } satisfies Record<Exclude<HitKind, 'record'>, string>,
  allOf: (kind: string) => `Xem tất cả: ${kind}`,
  all: (text: string) => `Xem tất cả kết quả cho “${text}”`,
  searching: 'Đang tìm…',
  start: 'Tìm trong toàn bộ cửa hàng',
  startText:
    'Nhập mã đơn, số điện thoại (đủ số hoặc vài số cuối), tên khách, tên hay mã sản phẩm, mã tích điểm, tên nhân viên, đợt voucher.',
  none: (text: string) => `Không tìm thấy “${text}”`,
  noneText: 'Kiểm tra lại mã hoặc số điện thoại. Có thể kết quả nằm ngoài quyền của tài khoản.',
} as const
