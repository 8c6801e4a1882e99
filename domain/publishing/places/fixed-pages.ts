/** The pages that every shop has: other pages, printed matter and search engines lead to these addresses. */
export const fixedPageSlugs: ReadonlySet<string> = new Set([
  'cac-cau-hoi-thuong-gap',
  'chinh-sach-bao-mat',
  'chinh-sach-doi-tra',
  'chinh-sach-mua-hang',
  'chuyen-gia-tu-van',
  'cong-bo-san-pham',
  'danh-hieu-va-giai-thuong',
  'dieu-khoan-su-dung',
  'gioi-thieu',
  'he-thong-nha-thuoc',
  'hinh-thuc-giao-hang',
  'hinh-thuc-thanh-toan',
  'huong-dan-mua-hang',
  'tai-app',
])

/** Those that the frame of every page leads to, where they are published. */
export const framePageSlugs = [
  'cac-cau-hoi-thuong-gap',
  'chinh-sach-bao-mat',
  'chinh-sach-doi-tra',
  'chinh-sach-mua-hang',
  'dieu-khoan-su-dung',
  'gioi-thieu',
] as const
