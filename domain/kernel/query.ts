/** A path with its query, of which only these parameters are left, in their order. */
export function withOnly(target: string, names: readonly string[]): string {
  const start = target.indexOf('?')
  if (start < 0) return target
  const given = new URLSearchParams(target.slice(start + 1))
  const left = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])),
  )
  const path = target.slice(0, start)
  return left.size > 0 ? `${path}?${left.toString()}` : path
}
