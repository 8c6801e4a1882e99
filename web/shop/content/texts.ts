import { brandName } from '#domain/brand/current-brand.ts'
/** Words of the home page, promotions and pages of fixed content. */
export const contentTexts = {
  get homeTitle() {
    return `${brandName()} – Nhà thuốc trực tuyến, hàng chính hãng kiểm tra được`
  },
  get homeHeading() {
    return `${brandName()}, nhà thuốc trực tuyến`
  },
  homeDescription:
    'Mua thực phẩm bảo vệ sức khoẻ và sản phẩm chăm sóc sức khoẻ chính hãng. Mỗi hộp có mã riêng để kiểm tra hàng chính hãng và tích điểm, kiểm tra hàng rồi mới trả tiền.',
  banners: 'Ưu đãi nổi bật',
  banner: (number: number, count: number) => `Ưu đãi ${number} trên ${count}`,
  showBanner: (number: number) => `Xem ưu đãi ${number}`,
  see: 'Xem ưu đãi',
  genuineTitle: 'Kiểm tra hàng chính hãng',
  genuineText: 'Cào lớp bạc trên tem, nhập 12 ký tự hoặc quét\u00a0mã.',
  genuineField: 'Mã dưới lớp bạc',
  genuineCheck: 'Kiểm tra',
  genuineScan: 'Quét mã',
  pharmacistTitle: 'Dược sĩ tư vấn miễn phí',
  pharmacistText: 'Hỏi cách dùng, hỏi đơn hàng',
  pharmacistCall: 'Gọi ngay',
  memberPoints: (points: string) => `Quý khách có ${points}`,
  memberPointsText: 'Dùng điểm để đổi quà hoặc voucher.',
  pointsMissing: (points: string) => `Còn ${points} nữa`,
  forGift: (gift: string) => `để đổi ${gift}`,
  affordableGift: 'Đủ điểm đổi quà',
  exchangeGift: (gift: string) => gift,
  toGifts: 'Đổi quà',
  buyAgain: 'Mua lại',
  categories: 'Danh mục sản phẩm',
  bestSellers: 'Bán chạy',
  promoted: 'Đang giảm giá',
  newest: 'Vừa được mua',
  trust: 'Vì sao chọn chúng tôi',
  trustGenuine: 'Hàng chính hãng 100%',
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
    'Các chương trình khuyến mãi đang diễn ra tại cửa hàng: giảm giá, combo tiết kiệm và quà tặng cho sản phẩm chính hãng.',
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
  contents: 'Trong trang này',
  stillAsking: 'Quý khách cần hỗ trợ thêm?',
  orderLookup: 'Tra cứu đơn hàng',
  otherPages: 'Thông tin chung',

  preview: 'Bản xem trước',
  previewUntil: (moment: string) => `Bản xem trước · hết hạn ${moment}`,

  asOf: (moment: string) => `Đang xem cửa hàng lúc ${moment}`,
  leaveAsOf: 'Thoát',
} as const
