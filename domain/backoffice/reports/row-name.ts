import { addDays, formatDate } from '../../kernel/dates.ts'
import type { RevenueGroup, RevenueRow } from './api.ts'
import { reportTexts as texts } from './texts.ts'

/** What people call a row of the revenue report. */
export function rowName(by: RevenueGroup, { key, name }: Pick<RevenueRow, 'key' | 'name'>): string {
  if (by === 'day') return formatDate(key)
  if (by === 'week') return `${formatDate(key).slice(0, 5)}–${formatDate(addDays(key, 6))}`
  if (by === 'month') return formatDate(key).slice(3)
  if (by === 'type') return texts.types[key] ?? key
  if (by === 'buyer') return texts.buyers[key] ?? key
  if (by === 'place') return key || texts.delivered
  return name
}
