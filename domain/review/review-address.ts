/** Where members see and write their reviews. */
export const reviewsPath = '/ho-so-thanh-vien/nhan-xet/'

/** Where they write of one line of an order. */
export function reviewLinePath(line: { order_code: string; line_no: number }): string {
  const { order_code: code, line_no: no } = line
  return `${reviewsPath}?${new URLSearchParams({ don: code, dong: String(no) }).toString()}`
}

/** The list as a message writes it. */
export function reviewsAddress(publicUrl: string): string {
  return `${new URL(publicUrl).host}${reviewsPath}`
}
