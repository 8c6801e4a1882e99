/** In the first load, so apart from the words of the dialogs. */
export const sessionTexts = {
  ended: 'Phiên đăng nhập đã kết thúc. Quý khách vui lòng đăng nhập lại.',
} as const
