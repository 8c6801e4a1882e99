import { valueWords } from './audit-words.ts'

export interface ChangedValue {
  /** As the audit keeps it: `tracking_code`; empty for a value that stands by itself. */
  name: string
  /** Null where nothing was known before. */
  from: string | null
  to: string
}

/** For the machine alone: they tell a reader nothing. */
const unspoken = new Set(['version', 'id', 'movements', 'reserved'])

/** What an audited change did, value by value, in words; what stayed the same is left out. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .filter((name) => !unspoken.has(name) && !isSame(old[name], now[name]))
    .map((name) => ({
      name,
      from: name in old ? valueWords(name, old[name]) : null,
      to: valueWords(name, now[name]),
    }))
}

/** A value that is no object of names stands by itself. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  const isNamed = typeof value === 'object' && !Array.isArray(value)
  return isNamed ? (value as Record<string, unknown>) : { '': value }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
