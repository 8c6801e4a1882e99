import { formatNumber } from '#domain/kernel/vnd.ts'

/** Of lists that are typed over in place. */
export const sheetTexts = {
  bar: 'Lưu những dòng đã sửa',
  changed: (count: number) => `${formatNumber(count)} dòng đã sửa`,
  saved: (count: number) => `Đã lưu ${formatNumber(count)} dòng`,
  left: (count: number, saved: number) =>
    `${saved > 0 ? `Đã lưu ${formatNumber(saved)} dòng; ` : ''}${formatNumber(count)} dòng chưa lưu được, xem chỗ đánh dấu.`,
  drop: 'Bỏ thay đổi',
  theirs: (value: string) => `Người khác vừa sửa thành ${value}. Lưu lại để giữ số của bạn.`,
  cellOf: (column: string, title: string) => `${column}, ${title}`,
} as const
