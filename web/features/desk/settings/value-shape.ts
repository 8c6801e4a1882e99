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
export function tableToText(table: Readonly<Record<string, number>>): string {
  return Object.entries(table)
    .map(([name, figure]) => `${name} = ${figure}`)
    .join('\n')
}

/** Null for a line that is no name and whole figure. */
export function textToTable(text: string): Record<string, number> | null {
  const lines = linesOf(text)
  const pairs = lines.map((line) => /^(.+?)\s*[=:]\s*(\d{1,12})$/.exec(line))
  if (pairs.includes(null)) return null
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, Number(pair![2])]))
}

/** One entry a line, empty ones left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
