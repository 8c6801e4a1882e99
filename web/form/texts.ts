/** Words of every form. */
export const formTexts = {
  add: 'Thêm',
  none: 'Không chọn',
  remove: (label: string) => `Bỏ ${label}`,
} as const
