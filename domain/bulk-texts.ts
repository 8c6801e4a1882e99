import { formatNumber } from './kernel/vnd.ts'

/** Why something is not done to one of many records, whatever they are. */
export const bulkTexts = {
  tooMany: (max: number) =>
    `Mỗi lần làm được nhiều nhất ${formatNumber(max)} dòng. Vui lòng lọc bớt.`,
  gone: 'Không còn dòng này',
  changed: 'Có người vừa sửa. Vui lòng xem lại rồi làm riêng dòng này.',
  failed: 'Hệ thống gặp lỗi ở dòng này. Vui lòng làm lại.',
  unfit: 'Dòng này còn chỗ chưa đúng. Vui lòng sửa riêng.',
}
