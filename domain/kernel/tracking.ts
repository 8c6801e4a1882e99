/** Marks that advertisements put on links: they change nothing of an answer. */
const marks = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|zarsrc|_ga|mc_[ce]id)$/

/** Whether a query parameter only tells which campaign somebody comes from. */
export function isTrackingMark(name: string): boolean {
  return marks.test(name)
}

/** A query's marks, as name and value; `known` ones stay unless the query has its own. */
export function collectMarks(
  query: URLSearchParams,
  known: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const own = [...query].filter(([name]) => isTrackingMark(name))
  return new Map([...known, ...own])
}

/** The query with those marks that it lacks; null when it lacks none. */
export function withMarks(
  query: URLSearchParams,
  kept: ReadonlyMap<string, string>,
): URLSearchParams | null {
  const missing = [...kept].filter(([name]) => !query.has(name))
  return missing.length === 0 ? null : new URLSearchParams([...query, ...missing])
}
