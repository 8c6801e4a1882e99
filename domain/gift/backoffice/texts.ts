import { formatDate, type VietnamDay } from '../../kernel/dates.ts'
import { formatNumber } from '../../kernel/vnd.ts'

/** What is refused about gifts and exchange promotions at the desk, and what the audit calls them. */
export const giftDeskTexts = {
  choose: 'Chọn một mục',
  codeFormat: '2 đến 30 chữ in hoa không dấu, số hoặc gạch nối',
  codeTaken: 'Mã này đã là của một quà khác',
  pictureMissing: 'Chọn ảnh trong thư viện',
  pictureNeeded: 'Quà hiện vật cần một ảnh',
  campaignNeeded: 'Chọn đợt voucher sẽ tặng',
  unitCostUnwanted: 'Voucher không có giá vốn: chi phí là số tiền được giảm khi dùng',
  campaignUnwanted: 'Quà hiện vật không có đợt voucher',
  daysTurned: 'Ngày cuối phải từ ngày đầu trở đi',
  outside: (name: string, from: VietnamDay, to: VietnamDay) =>
    `Phải nằm trong chương trình “${name}” (${formatDate(from)} – ${formatDate(to)})`,
  programmeFixed: 'Đã có khách đổi quà trong đợt này: chương trình không đổi được',
  kindFixed: 'Đã có khách đổi quà này: loại quà và đợt voucher không đổi được. Tạo quà khác.',
  quotaBelow: (exchanged: number) =>
    `Khách đã đổi ${formatNumber(exchanged)} phần: tổng số không thấp hơn được`,
  countNeeded: 'Nhập số đã đếm, từ 0',
  promised: (reserved: number) =>
    `Khách đã đổi ${formatNumber(reserved)} phần chưa nhận: số đếm phải có cả những phần đó`,
  counted: 'Đếm kho quà',
} as const

export const promotionDeskTexts = {
  added: 'Soạn đợt đổi quà',
  changed: 'Sửa đợt đổi quà',
  imported: 'Nhập đợt đổi quà',
} as const

export const giftRecordTexts = {
  added: 'Soạn quà',
  changed: 'Sửa quà',
  imported: 'Nhập danh sách quà',
} as const

export const giftKindLabels = { gift: 'Hiện vật', voucher: 'Voucher' } as const

/** Heads of the file of gifts. */
export const giftHeads = {
  code: 'Mã quà',
  name: 'Tên quà',
  promotion: 'Đợt đổi quà',
  kind: 'Loại',
  campaign: 'Đợt voucher',
  cost: 'Điểm',
  unitCost: 'Giá vốn (VNĐ)',
  perMember: 'Mỗi khách tối đa',
  total: 'Tổng số',
  description: 'Mô tả',
  picture: 'Ảnh',
} as const

export const giftImportTexts = {
  number: 'Nhập một số nguyên',
  unknown: (name: string) =>
    `Không có “${name}”, hoặc có nhiều mục cùng tên: ghi thêm #số như tệp xuất ra`,
} as const
