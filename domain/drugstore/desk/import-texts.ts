import { formatNumber } from '../../kernel/vnd.ts'

/** Columns of a list of stores as people read them, and what is wrong with a file, cell by cell. */
export const importColumns = {
  code: 'Mã nhà thuốc',
  name: 'Tên nhà thuốc',
  phone: 'Số điện thoại',
  street: 'Địa chỉ',
  province: 'Tỉnh/Thành phố',
  district: 'Quận/Huyện',
  ward: 'Phường/Xã',
  latitude: 'Vĩ độ',
  longitude: 'Kinh độ',
  status: 'Trạng thái',
} as const
export type ImportColumn = keyof typeof importColumns

export const importTexts = {
  file: 'Tệp',
  missing: 'Chọn một tệp CSV hoặc XLSX, tối đa 2 MB',
  reasonNeeded: 'Vui lòng ghi lý do',
  noUtf8: 'Tệp chưa đúng bảng mã. Trong Excel, chọn lưu dạng “CSV UTF-8” rồi thử lại.',
  unreadable: 'Không đọc được dòng này. Vui lòng kiểm tra dấu ngoặc kép và dấu phân cách.',
  noSpreadsheet:
    'Không đọc được tệp này. Vui lòng lưu lại bằng Excel dạng .xlsx, hoặc dạng “CSV UTF-8”.',
  sheetTooLarge: 'Bảng tính có ô nằm quá xa. Vui lòng sao chép riêng danh sách sang một tệp mới.',
  headMissing: (column: string) => `Thiếu cột “${column}” ở dòng đầu`,
  headTwice: (column: string) => `Cột “${column}” có hai lần ở dòng đầu`,
  empty: 'Tệp chưa có dòng nhà thuốc nào',
  tooMany: (most: number) =>
    `Tệp có quá ${formatNumber(most)} dòng. Vui lòng chia thành nhiều tệp.`,
  becameDate: 'Excel đã đổi ô này thành ngày tháng. Chọn định dạng Văn bản (Text) rồi nhập lại ô',
  codeTwice: (code: string, row: number) => `Mã ${code} đã có ở dòng ${row}`,
  nameWrong: 'Tên nhà thuốc cần từ 3 đến 150 ký tự',
  phoneWrong: (phone: string) => `Số điện thoại ${cut(phone)} chưa đúng`,
  streetWrong: 'Địa chỉ dài quá 200 ký tự',
  provinceUnknown: (name: string) => `Không có tỉnh, thành phố “${cut(name)}”`,
  provinceNeeded: 'Ghi thêm tỉnh, thành phố cho quận, huyện này',
  districtUnknown: (name: string, province: string) => `${province} không có “${cut(name)}”`,
  provinceMerged: (name: string) =>
    `“${cut(name)}” không còn từ 7/2025. Ghi tỉnh, thành phố mới, hoặc ghi thêm quận, huyện cũ`,
  wardAlone: 'Ghi thêm tỉnh, thành phố cho phường, xã này',
  wardUnknown: (name: string, district: string) => `${district} không có “${cut(name)}”`,
  newWardUnknown: (name: string, province: string) =>
    `${province} không có “${cut(name)}” từ 7/2025. Nếu là phường, xã cũ, ghi thêm quận, huyện`,
  statusUnknown: (text: string) => `“${cut(text)}” chưa rõ. Ghi “Hoạt động” hoặc “Đã ngừng”`,
  degreesWrong: (text: string) => `“${cut(text)}” chưa phải toạ độ`,
  degreesAlone: 'Cần cả vĩ độ và kinh độ',
} as const

/** What somebody typed, as an error repeats it: enough to find it again. */
function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
