/** Words of every form. */
export const formTexts = {
  add: 'Thêm',
  fillIn: 'Vui lòng điền',
  /** The label as it stands above the field: part of a sentence it reads wrong, “áp dụng từ ngày”. */
  missing: (asks: string, label: string) => `${asks} “${label}”`,
  none: 'Không chọn',
  remove: (label: string) => `Bỏ ${label}`,
} as const
