import type { ReadinessKey } from './lacks.ts'

/**
 * Pages that the law on trade on the web asks for (Decree 52/2013, articles 28 to 34), by their addresses. Buyers
 * agree to the first two when they order and register.
 */
export const legalPages = [
  { key: 'terms', slug: 'dieu-khoan-su-dung', title: 'Điều khoản sử dụng' },
  { key: 'privacy', slug: 'chinh-sach-bao-mat', title: 'Chính sách bảo mật' },
  { key: 'returnsPage', slug: 'chinh-sach-doi-tra', title: 'Chính sách đổi trả' },
  { key: 'deliveryPage', slug: 'hinh-thuc-giao-hang', title: 'Hình thức giao hàng' },
  { key: 'paymentPage', slug: 'hinh-thuc-thanh-toan', title: 'Hình thức thanh toán' },
] as const satisfies readonly { key: ReadinessKey; slug: string; title: string }[]
