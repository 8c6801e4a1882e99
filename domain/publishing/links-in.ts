/** Where the links of a body lead, wherever they stand in it. */
export function linksIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    (name === 'href' || name === 'link') && typeof each === 'string' ? [each] : linksIn(each),
  )
}
