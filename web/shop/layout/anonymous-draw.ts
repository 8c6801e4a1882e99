/** Draws that anyone may join: only logo and hotline above, logo and slogan below. */
export function isAnonymousDraw(pathname: string): boolean {
  return /^\/quay-so-khong-dinh-danh(\/|$)/.test(pathname)
}
