/** What an input shows of a value: nothing where there is none. */
export function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
