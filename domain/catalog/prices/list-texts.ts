import { formatNumber } from '../../kernel/vnd.ts'

/** Heads of the file of prices and stock. */
export const priceListColumns = {
  code: 'Mã sản phẩm',
  name: 'Tên sản phẩm',
  original: 'Giá gốc hiện tại',
  discount: 'Giá bán hiện tại',
  onHand: 'Tồn hiện tại',
  newOriginal: 'Giá gốc mới',
  newDiscount: 'Giá bán mới',
  starts: 'Áp dụng từ',
  ends: 'Áp dụng đến',
  counted: 'Số đếm được',
} as const

/** What is wrong with a line of it. */
export const priceListTexts = {
  added: 'Thêm dòng bảng giá',
  changed: 'Sửa giá, số đếm kho',
  imported: 'Nhập bảng giá, kiểm kho từ tệp',
  unknownProduct: (code: string) => `Không có sản phẩm nào mang mã ${code}`,
  priceMoved: (seen: number, now: number) =>
    `Giá đã đổi sau khi tải tệp: trong tệp ${formatNumber(seen)}, hiện nay ${formatNumber(now)}`,
  stockMoved: (seen: number, now: number) =>
    `Tồn đã đổi sau khi tải tệp: trong tệp ${formatNumber(seen)}, hiện nay ${formatNumber(now)}. Vui lòng đếm lại`,
  fewerThanHeld: (counted: number, held: number) =>
    `Đếm được ${formatNumber(counted)}, ít hơn ${formatNumber(held)} sản phẩm mà đơn hàng đang giữ`,
  notWhole: (text: string) => `“${text}” không phải số nguyên, không âm`,
  notMoney: (text: string) => `“${text}” không phải số tiền nguyên, tính bằng đồng`,
  notMoment: (text: string) =>
    `“${text}” không phải ngày giờ. Ghi như “25/12/2026 08:00”, giờ Việt Nam`,
  timeAlone: 'Có ngày giờ nhưng chưa ghi giá mới',
  mayNotPrice: 'Tài khoản này không có quyền sửa giá',
  mayNotCount: 'Tài khoản này không có quyền điều chỉnh tồn kho',
  otherCode: 'Không đổi được mã sản phẩm ở đây',
} as const
