import { formatNumber } from './kernel/vnd.ts'

/** What is wrong with a file to import, whatever it lists. */
export const importTexts = {
  file: 'Tệp',
  missing: 'Chọn một tệp CSV hoặc XLSX, tối đa 2 MB',
  noUtf8: 'Tệp chưa đúng bảng mã. Trong Excel, chọn lưu dạng “CSV UTF-8” rồi thử lại.',
  unreadable: 'Không đọc được dòng này. Vui lòng kiểm tra dấu ngoặc kép và dấu phân cách.',
  noSpreadsheet:
    'Không đọc được tệp này. Vui lòng lưu lại bằng Excel dạng .xlsx, hoặc dạng “CSV UTF-8”.',
  sheetTooLarge: 'Bảng tính có ô nằm quá xa. Vui lòng sao chép riêng danh sách sang một tệp mới.',
  headMissing: (column: string) => `Thiếu cột “${column}” ở dòng đầu`,
  headTwice: (column: string) => `Cột “${column}” có hai lần ở dòng đầu`,
  empty: 'Tệp chưa có dòng nào dưới dòng tiêu đề',
  tooMany: (max: number) => `Tệp có quá ${formatNumber(max)} dòng. Vui lòng chia thành nhiều tệp.`,
  tooManyForXlsx: (max: number) =>
    `Danh sách có quá ${formatNumber(max)} dòng cho tệp Excel. Vui lòng lọc bớt hoặc chọn CSV.`,
  becameDate: 'Excel đã đổi ô này thành ngày tháng. Chọn định dạng Văn bản (Text) rồi nhập lại ô',
  reasonNeeded: 'Vui lòng ghi lý do',
  required: (column: string) => `Cần ghi “${column}”`,
  twice: (title: string, row: number) => `“${title}” đã có ở dòng ${row}`,
  differs: (title: string, row: number) => `Khác với dòng ${row} của cùng “${title}”`,
  wordUnknown: (text: string, words: readonly string[]) =>
    `“${cut(text)}” chưa rõ. Ghi ${words.map((word) => `“${word}”`).join(' hoặc ')}`,
  wrong: (text: string) => `“${cut(text)}” chưa đúng`,
}

/** What somebody typed, as an error repeats it: enough to find it again. */
export function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
