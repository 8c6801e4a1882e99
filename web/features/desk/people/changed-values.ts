export interface ChangedValue {
  name: string
  /** Null where nothing was known before. */
  from: string | null
  to: string
}

const longest = 200

/** What an audited change did, value by value; what stayed the same is left out. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name) => {
    const from = name in old ? wordOf(old[name]) : null
    const to = name in now ? wordOf(now[name]) : '–'
    return from === to ? [] : [{ name, from, to }]
  })
}

/** A value that is no object of names stands by itself. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  const isNamed = typeof value === 'object' && !Array.isArray(value)
  return isNamed ? (value as Record<string, unknown>) : { '': value }
}

function wordOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
