/** What is missing before a banner, popup, promotion or fixed page can be published, and why it is refused. */
export const placesTexts = {
  bannerPictureMissing: 'Vui lòng chọn ảnh cho máy tính.',
  popupPictureMissing: 'Vui lòng chọn ảnh.',
  promotionPictureMissing: 'Vui lòng chọn ảnh và mô tả ảnh.',
  linkMissing: 'Vui lòng nhập trang mà nút dẫn tới.',
  linkUnknown: (link: string) => `Không có trang nào ở ${link}. Vui lòng kiểm tra lại liên kết.`,
  pagesMissing: 'Vui lòng chọn ít nhất một loại trang.',
  summaryMissing: 'Tóm tắt cần ít nhất 20 ký tự.',
  contentMissing: 'Trang chưa có nội dung.',
  daysMissing: 'Vui lòng chọn ngày bắt đầu và ngày kết thúc.',
  daysReversed: 'Ngày kết thúc phải từ ngày bắt đầu trở đi.',
  slugFixed: 'Đường dẫn của trang cố định không đổi được: nhiều nơi dẫn tới nó.',
}

export const bannerPlaceTexts = {
  home: 'Đầu trang chủ',
  promotion: 'Đầu trang Ưu đãi',
}

export const popupPageTexts = {
  home: 'Trang chủ',
  list: 'Danh sách sản phẩm',
  product: 'Trang sản phẩm',
  blog: 'Sống khoẻ',
}

export const popupActionTexts = {
  view: 'Sau 8 giây, hoặc khi xem tới 40% trang',
  add_to_cart: 'Khi thêm sản phẩm vào giỏ',
  exit: 'Khi sắp rời trang (chỉ trên máy tính)',
}
