/** In the first load, so apart from the words of the dialogs. */
export const sessionTexts = {
  again: 'Đăng nhập lại để tiếp tục',
  ended: 'Phiên đăng nhập đã kết thúc. Quý khách vui lòng đăng nhập lại.',
} as const
