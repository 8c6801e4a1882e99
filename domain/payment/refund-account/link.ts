/** The page on which whoever gets money back says where to, by the token of their link. */
export function refundAccountPath(token: string): string {
  return `/hoan-tien/${token}/`
}

/** The same as a message writes it: short enough for one SMS with a few words. */
export const shortRefundPath = '/ht/'

/** Where that page's form goes when no script has taken it over. */
export function refundAccountFormPath(token: string): string {
  return `/api/refund-account/${token}/form`
}
