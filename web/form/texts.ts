/** Words of every form. */
export const formTexts = {
  add: 'Thêm',
  fillIn: 'Vui lòng điền',
  none: 'Không chọn',
  remove: (label: string) => `Bỏ ${label}`,
} as const
