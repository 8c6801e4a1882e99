import { fixedPageSlugs } from './places/fixed-pages.ts'

/**
 * Addresses at the shop's root that are pages of its own: no landing page may stand there. The pages of fixed
 * content stand before landing pages too, so that theirs are among them. A test holds it to the routes.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...fixedPageSlugs,
  'mua-hang',
  'vnvcshop',
  's',
  'gio-hang',
  'tra-cuu-don-hang',
  'dang-nhap',
  'dang-ky',
  'ho-so-thanh-vien',
  'tich-diem',
  'mua-diem',
  'doi-qua',
  'uu-dai',
  'ctkm',
  'khuyen-mai',
  'quay-so-khong-dinh-danh',
  'song-khoe',
  'xem-truoc',
  'san-pham',
  'quan-tri',
  'nha-thuoc',
  'nt',
  'api',
  'media',
  'assets',
  'dev',
  'choi',
  'minh-bach',
  'quay-so',
  'vong-quay-may-man',
  'vong-quay-hn-ngoai-khoa',
  'qstt-2024',
  'qstt-2024-mobile',
  'qstt-2025',
  'qstt-2025-mobile',
  'locxuan2025',
])
