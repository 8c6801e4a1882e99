import type { RowNames } from './row-names.ts'

/** How a part of a setting is written: told by the value itself, so that a new setting needs no form. */
export type ValueShape = 'switch' | 'number' | 'text' | 'list' | 'table' | 'group'

/** Where a setting's value is a table of names and figures, whatever is in it now. */
const tables = new Set([
  'ECO_STAFF_INCENTIVES',
  'shippingFee.byProvince',
  'shippingFee.vaccine.byProvince',
])

export function shapeOf(path: string, value: unknown): ValueShape {
  if (tables.has(path)) return 'table'
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'group' : 'text'
}

/** `A = 1` a line. */
export function tableToText(table: Readonly<Record<string, number>>, names: RowNames): string {
  return Object.entries(table)
    .map(([key, figure]) => `${names.nameOf(key)} = ${figure}`)
    .join('\n')
}

/** `unread` is the first line that is no known name and whole figure; null when all could be read. */
export function textToTable(
  text: string,
  names: RowNames,
): { table: Record<string, number>; unread: string | null } {
  const table: Record<string, number> = {}
  for (const line of linesOf(text)) {
    const [, name, figure] = /^(.+?)\s*[=:]\s*(\d{1,12})$/.exec(line) ?? []
    const key = name && names.keyOf(name)
    if (!key) return { table: {}, unread: line }
    table[key] = Number(figure)
  }
  return { table, unread: null }
}

/** One entry a line, empty ones left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
