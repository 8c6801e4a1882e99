import type { VietnamDay } from '#domain/kernel/dates.ts'
import { readSearch } from '#domain/purchase/search.ts'

/** What lists of a pharmacy's customers are narrowed by; both days are inclusive. */
export interface CustomerFilter {
  keyword?: string | undefined
  from?: VietnamDay | undefined
  to?: VietnamDay | undefined
}

/** Values of `$2` to `$5` of a list: end of a phone, part of a folded name, first day, last day. */
export function filterValues({ keyword, from, to }: CustomerFilter): (string | null)[] {
  const { phoneEnd, words } = readSearch(keyword)
  return [phoneEnd, words, from ?? null, to ?? null]
}

/**
 * The condition on a phone: a whole one is found by its index. Every value is folded or digits, so none
 * holds a sign of `like`.
 */
export const hasPhone = (table: string) => `($2::text is null or ${table}.phone = $2
  or (length($2) < 10 and ${table}.phone like '%' || $2))`

export const hasName = (table: string) =>
  `($3::text is null or ${table}.customer_words like '%' || $3 || '%')`

export const isWithin = (day: string) =>
  `($4::date is null or ${day} >= $4::date) and ($5::date is null or ${day} <= $5::date)`
