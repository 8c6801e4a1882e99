import type { LedgerLine } from '#domain/membership/api.ts'

type RefKind = NonNullable<LedgerLine['ref']>['kind']

/** What a cause is about, by its first word (docs/rules/points.md). */
const kinds: Record<string, RefKind> = {
  code: 'code',
  'code-return': 'code',
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
