/** The value at `phones.1`. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values)
}

/** The same values with another one at `phones.1`. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const old = values as Record<string, unknown>
  const inner = rest.length === 0 ? value : withValueAt(old[name], rest.join('.'), value)
  const changed = Array.isArray(values) ? [...(values as unknown[])] : { ...old }
  ;(changed as Record<string, unknown>)[name] = inner
  return changed as T
}

/** Whether `phones.1` is `phones` or stands in it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`)
}
