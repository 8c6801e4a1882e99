import { formatPoints } from '#domain/kernel/points.ts'

export const layoutTexts = {
  hotline: 'Hotline',
  callHotline: (phone: string) => `Gọi hotline ${phone}`,
  greeting: 'Chào,',
  greetingGuest: 'Chào Quý khách',
  login: 'Đăng nhập',
  points: 'Điểm của tôi',
  pointsWith: (points: number) => `Điểm của tôi: ${formatPoints(points)}`,
  cart: 'Giỏ hàng',
  cartWith: (count: number) => `Giỏ hàng, ${count} sản phẩm`,
  home: 'Trang chủ',
  mainMenu: 'Menu chính',
  footerCategories: 'Danh mục sản phẩm',
  footerInformation: 'Thông tin chung',
  footerSupport: 'Chăm sóc khách hàng',
  supportNote: 'Dược sĩ của chúng tôi sẵn sàng tư vấn cách dùng, đơn hàng và tích điểm.',
  copyright: (brand: string) => `© 2021 ${brand}`,
  notFound: 'Không tìm thấy trang !',
  notFoundHint: 'Đường dẫn có thể đã thay đổi. Quý khách thử tìm sản phẩm hoặc quay lại trang chủ.',
  backHome: 'Quay lại trang chủ',
  seeProducts: 'Xem sản phẩm',
} as const
