import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'

/** Words of landing pages that are not the page's own. */
export const landingTexts = {
  until: (iso: string) => `Đến ${formatDateTime(iso)}`,
  over: 'Chương trình đã kết thúc.',
  units: { days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây' },
  codeField: 'Mã dưới lớp bạc',
  earn: 'Tích điểm',
  toEarn: 'Xem hướng dẫn tích điểm',
  voucherUntil: (day: string) => `Dùng đến hết ngày ${formatDate(day)}`,
  toOffers: 'Xem ưu đãi',
  pharmacies: 'Tìm nhà thuốc gần nhất',
  askExperts: 'Hỏi chuyên gia',
  allArticles: 'Xem tất cả bài viết',
  products: 'Sản phẩm',
  watch: (title: string) => `Xem video: ${title}`,
  watchPlain: 'Xem video',
  newTab: '(mở trong thẻ mới)',
  call: (phone: string) => `Gọi ${phone}`,
  zalo: 'Nhắn Zalo',
  lead: {
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    purpose: (purpose: string) => `Mục đích: ${purpose}`,
    send: 'Gửi đăng ký',
    sentTitle: 'Đã nhận đăng ký',
    sentText: 'Cảm ơn Quý khách. Chúng tôi sẽ gọi lại theo số điện thoại đã để lại.',
    closed: 'Form đăng ký đã đóng.',
    gone: 'Form này vừa đóng. Quý khách vui lòng gọi hotline để được hỗ trợ.',
    offline: (hotline: string) =>
      `Trình duyệt đang tắt JavaScript nên chưa gửi được form này. Quý khách vui lòng gọi ${hotline}.`,
  },
} as const
