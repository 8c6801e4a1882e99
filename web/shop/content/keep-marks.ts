import { collectMarks, withMarks } from '#domain/kernel/tracking.ts'

let marks: ReadonlyMap<string, string> = new Map()

/**
 * Puts back into the address what a move has left out. Marks change nothing of a page, so the router
 * need not know: no move, no load, no entry in the history.
 */
export function keepMarks(): void {
  const query = new URLSearchParams(location.search)
  marks = collectMarks(query, marks)
  const marked = withMarks(query, marks)
  // Slugs stay readable: commas are no marks to encode.
  const search = marked && `?${marked.toString().replaceAll('%2C', ',')}`
  if (search) history.replaceState(history.state, '', location.pathname + search + location.hash)
}
