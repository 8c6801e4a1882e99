import { maskCode } from '#domain/genuine/mask.ts'
import type { LedgerLine } from '#domain/membership/api.ts'

/** Why a line of the ledger is there, as its member reads it for years. */
export function earningNote(code: string, product: string): string {
  return `Nhập mã ${maskCode(code)} · ${product}`
}

/** Of a reward voucher taken at once. */
export const exchangeNote = 'Đổi điểm lấy voucher'

type RefKind = NonNullable<LedgerLine['ref']>['kind']

/** What a cause is about, by its first word (docs/rules/points.md). */
const kinds: Record<string, RefKind> = {
  code: 'code',
  order: 'order',
  'order-points': 'order',
  'order-return': 'order',
  exchange: 'exchange',
  expire: 'expiry',
  adjust: 'adjustment',
}

export function refKindOf(cause: string): RefKind | null {
  return kinds[cause.split(':')[0] ?? ''] ?? null
}

/** The order that a cause names. */
export function orderCodeOf(cause: string): string | null {
  const [word = '', code] = cause.split(':')
  return kinds[word] === 'order' && code ? code : null
}
