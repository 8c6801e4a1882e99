export const genuineTexts = {
  photoUnreadable: 'Không đọc được ảnh này. Quý khách vui lòng chụp lại hoặc chọn ảnh khác.',
} as const

/** Of the report of goods that look counterfeit. */
export const reportFormTexts = {
  placeMissing: 'Vui lòng điền nơi mua',
  textMissing: 'Vui lòng mô tả điều khác thường',
} as const
