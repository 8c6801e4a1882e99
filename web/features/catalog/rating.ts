import { formatNumber } from '#domain/kernel/vnd.ts'

const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

/** `4.8` → `4,8`. */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating)
}

/** `12480` → `12,4k`, so that a card says it in one line; smaller counts in full. Never rounded up. */
export function shortCount(count: number): string {
  return count < 10_000
    ? formatNumber(count)
    : `${oneDecimal.format(Math.floor(count / 100) / 10)}k`
}
