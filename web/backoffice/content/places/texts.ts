/** Words of the forms of banners, popups, promotions and fixed pages. */
export const placeTexts = {
  about: 'Nội dung',
  where: 'Hiện ở đâu',
  look: 'Hình ảnh',
  title: 'Tiêu đề',
  eyebrow: 'Dòng nhỏ phía trên',
  text: 'Câu giới thiệu',
  action: 'Chữ trên nút',
  actionHint: (fallback: string) => `Để trống thì nút ghi "${fallback}".`,
  link: 'Nút dẫn tới',
  linkHint: 'Trang của cửa hàng (/ctkm/…, /mua-hang/…) hoặc địa chỉ https://',

  place: 'Vị trí',
  sort: 'Thứ tự',
  sortHint: 'Số nhỏ đứng trước.',
  tone: 'Màu nền',
  tones: {
    blue: 'Xanh dương',
    green: 'Xanh lá',
    amber: 'Vàng',
    rose: 'Hồng',
    purple: 'Tím',
  },
  picture: 'Ảnh cho máy tính',
  pictureMobile: 'Ảnh cho điện thoại',
  pictureMobileHint: 'Không chọn thì điện thoại dùng ảnh máy tính.',

  popupPicture: 'Ảnh',
  popupAction: 'Khi nào hiện',
  popupPages: 'Trên các trang',
  popupNever:
    'Không bao giờ hiện ở giỏ hàng, thanh toán, hồ sơ, trò chơi và khu vực nhà thuốc. Mỗi khách thấy một popup tối đa một lần trong 7 ngày, mỗi lượt xem không quá một popup.',
  shownWith: 'Chỉ với các sản phẩm',
  shownWithHint:
    'Trang của sản phẩm này, hoặc khi khách thêm nó vào giỏ. Để trống: sản phẩm nào cũng được.',
  offered: 'Sản phẩm mời mua',
  offeredHint: 'Popup ghi giá bán hiện tại. Hết bán thì popup không hiện.',

  summary: 'Tóm tắt',
  summaryHint: (count: number) => `Hiện ở danh sách ưu đãi và trang tìm kiếm. ${count}/500 ký tự.`,
  promotionPicture: 'Ảnh chương trình',
  startsOn: 'Từ ngày',
  endsOn: 'Đến hết ngày',
  days: 'Thời gian chương trình',
  daysHint:
    'Trong những ngày này chương trình có ở trang Ưu đãi. Hết hạn, liên kết cũ vẫn mở được.',
  promotionContent: 'Quà tặng và điều kiện',
  products: 'Sản phẩm trong chương trình',

  pageContent: 'Nội dung trang',
  description: 'Mô tả cho trang tìm kiếm',
  descriptionHint: (count: number) => `${count}/300 ký tự, cần ít nhất 20.`,
  folds: 'Gấp phần dưới tiêu đề 3',
  foldsHint: 'Cho trang hỏi đáp: khách bấm vào câu hỏi để mở câu trả lời.',

  from: (from: string, to: string) => `Từ ${from} đến ${to}`,
  later: 'Để sau',
  see: 'Xem ngay',
  seeOffer: 'Xem ưu đãi',
}
