/** Pages of the area that a link may lead to. */
export const linkTargets = [
  '/nha-thuoc/',
  '/nha-thuoc/ap-dung-uu-dai/',
  '/nha-thuoc/ma-uu-dai/',
  '/nha-thuoc/ma-du-thuong/',
  '/nha-thuoc/tra-loi-cau-hoi/',
  '/nha-thuoc/danh-sach-nhac-nho/',
  '/nha-thuoc/thong-ke/',
] as const
export type LinkTarget = (typeof linkTargets)[number]
