/** Words of the home page, promotions and pages of fixed content. */
export const contentTexts = {
  homeTitle: 'An Lành – Nhà thuốc trực tuyến, hàng thật kiểm tra được',
  homeHeading: 'An Lành, nhà thuốc trực tuyến',
  homeDescription:
    'Mua thực phẩm bảo vệ sức khoẻ và sản phẩm chăm sóc sức khoẻ chính hãng. Mỗi hộp có mã riêng để kiểm tra hàng thật và tích điểm, kiểm tra hàng rồi mới trả tiền.',
  banners: 'Ưu đãi nổi bật',
  banner: (number: number, count: number) => `Ưu đãi ${number} trên ${count}`,
  showBanner: (number: number) => `Xem ưu đãi ${number}`,
  see: 'Xem ưu đãi',
  genuineTitle: 'Kiểm tra hàng thật',
  genuineText: 'Cào lớp bạc trên tem, nhập 12 ký tự hoặc quét mã.',
  genuineField: 'Mã dưới lớp bạc',
  genuineCheck: 'Kiểm tra',
  genuineScan: 'Quét mã',
  pharmacistTitle: 'Dược sĩ tư vấn miễn phí',
  pharmacistText: 'Hỏi cách dùng, hỏi đơn hàng',
  pharmacistCall: 'Gọi ngay',
  categories: 'Danh mục sản phẩm',
  bestSellers: 'Bán chạy tuần này',
  promoted: 'Đang giảm giá',
  newest: 'Sản phẩm mới',
  trust: 'Vì sao chọn An Lành',
  trustGenuine: 'Hàng thật 100%',
  trustGenuineText: 'Mỗi hộp một mã dưới lớp bạc, tự kiểm tra được',
  trustCheck: 'Xem hàng rồi trả tiền',
  trustCheckText: 'Mở hộp kiểm tra trước khi thanh toán cho người giao',
  trustDelivery: 'Giao toàn quốc',
  trustDeliveryText: 'Đóng gói kín đáo, báo trước khi giao',
  trustPharmacist: 'Dược sĩ đồng hành',
  trustPharmacistText: (hotline: string) => `Gọi ${hotline} để được tư vấn`,

  offersTitle: 'Ưu đãi',
  offersHeading: 'Ưu đãi đang diễn ra',
  offersDescription:
    'Các chương trình khuyến mại đang diễn ra tại An Lành: giảm giá, combo tiết kiệm và quà tặng cho sản phẩm chính hãng.',
  offersEmptyTitle: 'Chưa có chương trình mới',
  offersEmptyText:
    'Các chương trình mới sẽ sớm có mặt. Quý khách xem trước những sản phẩm đang giảm giá.',
  offersProducts: 'Sản phẩm đang giảm giá',
  window: (from: string, to: string) => `Từ ${from} đến ${to}`,
  until: (to: string) => `Đến hết ${to}`,
  seePromotion: 'Xem chi tiết',
  promotionProducts: 'Sản phẩm trong chương trình',
  home: 'Trang chủ',

  updated: (date: string) => `Cập nhật ngày ${date}`,
  contents: 'Nội dung',
  otherPages: 'Thông tin chung',

  soonTitle: 'Tính năng sắp ra mắt',
  soonText: (hotline: string) =>
    `Chúng tôi đang hoàn thiện phần này để phục vụ Quý khách tốt hơn. Trong lúc chờ, Quý khách vẫn mua hàng bình thường, hoặc gọi ${hotline} để được hỗ trợ.`,
  soonShop: 'Tiếp tục mua hàng',
  soonHome: 'Quay lại trang chủ',
  soonPages: {
    'quay-so-khong-dinh-danh': {
      title: 'Vòng quay may mắn',
      text: 'Hiện chưa có chương trình quay số nào. Chương trình mới sẽ mở ngay tại địa chỉ này.',
    },
    'song-khoe': {
      title: 'Sống khoẻ',
      text: 'Bài viết của dược sĩ và bác sĩ về chăm sóc sức khoẻ sẽ có tại đây.',
    },
  },
} as const
