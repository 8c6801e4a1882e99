export const genuineTexts = {
  photoUnreadable: 'Không đọc được ảnh này. Quý khách vui lòng chụp lại hoặc chọn ảnh khác.',
} as const
