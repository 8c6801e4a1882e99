/** Titles that the focus is led to when what it was on has gone. */
export const paymentHeadingId = 'thanh-toan'
export const refundHeadingId = 'hoan-tien'

/** Once what was asked for is on the page: there is where to go on. */
export function focusPayment(): void {
  requestAnimationFrame(() => document.getElementById(paymentHeadingId)?.focus())
}
/** The head of the order's page, above the panel. */
export const orderHeadId = 'dau-trang-don-hang'
