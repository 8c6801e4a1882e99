/** Why a file is not taken as a picture, and what is refused of one in the library. */
export const mediaTexts = {
  drawing:
    'Ảnh SVG không được nhận vì có thể chứa mã lệnh. Vui lòng lưu ảnh thành PNG rồi tải lên.',
  wrongType: 'Tệp này không phải ảnh JPEG, PNG hoặc WebP. Vui lòng chọn ảnh khác.',
  ofPhone: 'Ảnh HEIC, AVIF chưa được nhận. Vui lòng xuất ảnh thành JPEG rồi tải lên.',
  moving: 'Ảnh động không được nhận. Vui lòng chọn ảnh tĩnh.',
  tooManyPixels: (most: number) =>
    `Ảnh quá nhiều điểm ảnh (tối đa ${most} megapixel). Vui lòng thu nhỏ rồi tải lên.`,
  tooLong: (most: number) =>
    `Ảnh quá dài hoặc quá dẹt: cạnh dài gấp quá ${most} lần cạnh ngắn. Vui lòng cắt bớt.`,
  broken: 'Ảnh bị hỏng hoặc tải lên chưa trọn. Vui lòng chọn lại tệp gốc.',
  isOldFile: (title: string) =>
    `Tệp này là bản cũ của ảnh “${title}”. Hãy mở ảnh đó và đưa bản cũ trở lại.`,
  isAnother: (title: string) => `Tệp này đã là ảnh “${title}” trong thư viện.`,
  isCurrent: 'Ảnh đang dùng đúng tệp này rồi.',
  inUse: (uses: number) => `Ảnh đang được dùng ở ${uses} nơi. Hãy gỡ ảnh khỏi các nơi đó trước.`,
  unnamed: 'chưa đặt tên',
}

/** What the audit calls what is done to a picture of the library. */
export const mediaAuditTexts = {
  changed: 'Sửa thông tin ảnh',
  replaced: 'Thay ảnh',
  restored: 'Đưa bản cũ của ảnh trở lại',
  archived: 'Cất ảnh khỏi thư viện',
  unarchived: 'Lấy lại ảnh đã cất',
}

/** What stands on the picture of a shared link, beside its title. */
export const shareTexts = {
  article: 'Sống khoẻ',
  blog: 'Cẩm nang sức khoẻ',
  landing: '',
  product: 'Sản phẩm',
  promise: 'Chính hãng · Tích điểm · Giao toàn quốc',
}
