import { formatNumber } from '../../kernel/vnd.ts'

/** What staff read about categories, groups, brands and synonyms, on both sides of the wire. */
export const shelfTexts = {
  pictureMissing: 'Ảnh không có trong thư viện',
  pictureAlt: 'Vui lòng mô tả ảnh',
  colorFormat: 'Màu gồm dấu # và 6 chữ số, ví dụ #0b5fd3',
  twoWords: 'Cần ít nhất hai từ cùng nghĩa',
  manyWords: 'Tối đa 12 từ trong một nhóm',
  wordTwice: 'Có từ lặp lại',
  wordElsewhere: (word: string) => `“${word}” đã có ở nhóm từ khác`,
  codeTaken: 'Mã này đã có ở trung tâm khác',
  slugTaken: 'Đường dẫn này đã được dùng',
  unknownCategory: 'Danh mục không tồn tại',
  otherCategory:
    'Nhóm còn sản phẩm nên không chuyển sang danh mục khác được. Vui lòng gộp vào một nhóm của danh mục đó.',
  intoItself: 'Vui lòng chọn mục khác để gộp vào',
  intoUnknown: 'Mục được chọn không còn',
  intoOtherCategory: 'Vui lòng chọn nhóm cùng danh mục',
  moved: 'Thứ tự menu vừa được người khác đổi. Vui lòng xem lại thứ tự mới.',
  menuChanged: 'Đổi thứ tự menu',
  centerCode: 'Mã gồm 2–20 chữ in hoa, số và dấu gạch ngang',
  centerProvince: 'Vui lòng chọn tỉnh thành',
}

const uses = {
  products: (count: number) => `${formatNumber(count)} sản phẩm`,
  groups: (count: number) => `${formatNumber(count)} nhóm sản phẩm`,
}

/** Why one stays: what uses it. */
export function stillUsed({ products, groups = 0 }: { products: number; groups?: number }): string {
  const parts = [
    ...(products > 0 ? [uses.products(products)] : []),
    ...(groups > 0 ? [uses.groups(groups)] : []),
  ]
  return `Còn ${parts.join(' và ')} thuộc mục này nên chỉ có thể ẩn, hoặc gộp vào mục khác.`
}

const words = (what: string) => ({
  added: `Thêm ${what}`,
  changed: `Sửa ${what}`,
  imported: `Nhập ${what} từ tệp`,
  shown: `Hiện ${what}`,
  hidden: `Ẩn ${what}`,
  merged: `Gộp ${what}`,
  removed: `Xoá ${what}`,
})

/** What the audit calls the writes. */
export const categoryTexts = words('danh mục')
export const subCategoryTexts = words('nhóm sản phẩm')
export const brandTexts = words('thương hiệu')
export const synonymTexts = words('nhóm từ đồng nghĩa')
export const centerTexts = words('trung tâm tiêm chủng')
