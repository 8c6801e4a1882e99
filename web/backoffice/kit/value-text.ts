import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { FieldWords } from './screen.ts'
import { kitTexts as texts } from './texts.ts'

/** A field's value as staff read it, within the record that has it. */
export function valueText(
  value: unknown,
  { as, labels, text, none = texts.nothing }: Partial<FieldWords> = {},
  record: Readonly<Record<string, unknown>> = {},
): string {
  if (value === null || value === undefined || value === '') return none
  if (text) return text(value, record) || none
  if (Array.isArray(value)) return value.map((one) => valueText(one)).join(', ') || none
  if (typeof value === 'boolean') return labels?.[String(value)] ?? (value ? texts.yes : texts.no)
  if (typeof value === 'number') return as === 'money' ? formatVnd(value) : formatNumber(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return labels?.[value] ?? (day.test(value) ? formatDate(value) : value)
}

const day = /^\d{4}-\d{2}-\d{2}$/
