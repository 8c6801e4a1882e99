export const pictureTexts = {
  unreadable: 'Không đọc được ảnh. Vui lòng chọn ảnh JPEG, PNG hoặc WebP, tối đa 16 megapixel.',
  missing: 'Vui lòng chọn một ảnh.',
}
