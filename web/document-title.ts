import { brandName } from '#domain/brand/current-brand.ts'

/** `JEX hộp 30 viên | Nhà thuốc Minh Châu`; a title that names the brand already stays as it is. */
export function documentTitle(title: string): string {
  const brand = brandName()
  return title.includes(brand) ? title : `${title} | ${brand}`
}
