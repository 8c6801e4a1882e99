const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

/** `4.8` → `4,8`. */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating)
}
