/** What came from outside, field by field, as JSON text that PostgreSQL takes: no NUL, no half signs. */
export function storable(fields: Readonly<Record<string, unknown>>): string {
  const flat = Object.entries(fields).filter(([, value]) => typeof value !== 'object')
  return JSON.stringify(
    Object.fromEntries(flat.map(([name, value]) => [storableText(name), storableValue(value)])),
  )
}

/** Foreign text that PostgreSQL takes. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

function storableValue(value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value
}
