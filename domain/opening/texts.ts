import type { ReadinessKey } from './lacks.ts'

/** The checklist before a shop opens, at the desk and in the doctor's report. */
export const openingTexts = {
  title: 'Còn thiếu trước khi mở bán',
  items: {
    company: 'Thông tin công ty',
    brand: 'Thương hiệu',
    licence: 'Giấy chứng nhận kinh doanh',
    payment: 'Hình thức thanh toán',
    delivery: 'Phí giao hàng',
    product: 'Sản phẩm bán được',
    loyalty: 'Chương trình tích điểm',
    terms: 'Trang “Điều khoản sử dụng”',
    privacy: 'Trang “Chính sách bảo mật”',
    returnsPage: 'Trang “Chính sách đổi trả”',
    deliveryPage: 'Trang “Hình thức giao hàng”',
    paymentPage: 'Trang “Hình thức thanh toán”',
    phoneMessages: 'Tin nhắn đến điện thoại',
    mail: 'Email của cửa hàng',
    address: 'Địa chỉ web an toàn',
  } satisfies Record<ReadinessKey, string>,
  companyLacks: (parts: readonly string[]) => `Chưa có: ${parts.join(', ')}.`,
  companyParts: {
    companyName: 'tên công ty',
    companyAddresses: 'địa chỉ',
    hotline: 'tổng đài',
    email: 'email',
    taxCode: 'mã số thuế',
  },
  noBrand: 'Chưa đặt tên thương hiệu.',
  noLicence:
    'Chưa có giấy chứng nhận nhà thuốc hoặc giấy chứng nhận an toàn thực phẩm. Bán hàng thiếu giấy này là trái luật.',
  noPayment: 'Chưa có hình thức thanh toán nào dùng được.',
  waysAway: (ways: readonly string[]) =>
    `Đã bật nhưng chưa kết nối nên khách không thấy: ${ways.join(', ')}. Người vận hành máy chủ đặt tài khoản của cổng hoặc ngân hàng.`,
  noDelivery: 'Phí đang là mức ban đầu, chưa ai xác nhận.',
  noProduct: 'Chưa có sản phẩm nào đang bán mà còn hàng.',
  products: (count: number) => `${count} sản phẩm đang bán và còn hàng.`,
  noLoyalty: 'Chưa có chương trình tích điểm nào đang hoặc sắp diễn ra: khách chưa tích được điểm.',
  noPage: 'Chưa đăng.',
  noAgreedPage: 'Chưa đăng: khách đồng ý với trang này khi đặt hàng hoặc đăng ký.',
  noPhoneMessages:
    'Chưa kết nối Zalo hoặc SMS nên khách không nhận được mã xác nhận và tin về đơn hàng. Người vận hành máy chủ đặt các biến ZALO_… hoặc ESMS_….',
  noMail: 'Chưa kết nối máy chủ email. Người vận hành máy chủ đặt các biến SMTP_….',
  noHttps: 'PUBLIC_URL chưa là địa chỉ https mà khách dùng.',
  opened: 'Mở bán',
  closed: 'Tạm đóng cửa hàng',
  shelved: 'Tạo danh mục và thương hiệu sản phẩm đầu tiên',
  shelfThere: 'Đã có danh mục hoặc thương hiệu trùng tên.',
} as const
