const brand = 'An Lành'

/** `JEX hộp 30 viên | An Lành`; a title that names the brand already stays as it is. */
export function documentTitle(title: string): string {
  return title.includes(brand) ? title : `${title} | ${brand}`
}
