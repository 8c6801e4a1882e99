/** Words of fields that take pictures. */
export const photoTexts = {
  photo: (at: number) => `Ảnh ${at}`,
  removePhoto: (at: number) => `Bỏ ảnh ${at}`,
  take: 'Chụp ảnh',
  choose: 'Chọn ảnh',
  shrinking: 'Đang chuẩn bị ảnh…',
  unreadable: 'Không đọc được ảnh này. Vui lòng chọn ảnh khác.',
}
