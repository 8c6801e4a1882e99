/** The fourteen pages of fixed content. */
export const staticPages = [
  'cac-cau-hoi-thuong-gap',
  'chinh-sach-bao-mat',
  'chinh-sach-doi-tra',
  'chinh-sach-mua-hang',
  'dieu-khoan-su-dung',
  'hinh-thuc-giao-hang',
  'hinh-thuc-thanh-toan',
  'huong-dan-mua-hang',
  'gioi-thieu',
  'he-thong-nha-thuoc',
  'danh-hieu-va-giai-thuong',
  'cong-bo-san-pham',
  'chuyen-gia-tu-van',
  'tai-app',
].map((slug) => `/${slug}/`)

/** Where members go; a guest is led to the login. */
export const accountPages = [
  '/dang-nhap/',
  '/dang-ky/',
  '/ho-so-thanh-vien/',
  '/tich-diem/',
  '/doi-qua/',
  '/mua-diem/',
]

/** Below `/nha-thuoc/`, for whoever is logged in at a pharmacy. */
export const pharmacyPages = [
  '',
  'ap-dung-uu-dai/',
  'ma-uu-dai/',
  'ma-du-thuong/',
  'lich-su-uu-dai/',
  'thong-ke/',
  'lich-su-mua-hang/',
  'danh-sach-nhac-nho/',
  'nhac-nho/',
  'tra-loi-cau-hoi/',
  'cai-dat-dang-nhap/',
  'quay-so/',
]
