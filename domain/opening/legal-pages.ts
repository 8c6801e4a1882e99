/** Pages that the law on trade on the web asks for (Decree 52/2013, articles 28 to 34), by their addresses. */
export const pages = [
  { slug: 'chinh-sach-bao-mat', title: 'Chính sách bảo mật' },
  { slug: 'dieu-khoan-su-dung', title: 'Điều khoản sử dụng' },
  { slug: 'chinh-sach-doi-tra', title: 'Chính sách đổi trả' },
  { slug: 'hinh-thuc-giao-hang', title: 'Hình thức giao hàng' },
  { slug: 'hinh-thuc-thanh-toan', title: 'Hình thức thanh toán' },
] as const
