/** The same list from its first page: what is looked for anew is not on the page where one was. */
export function firstPage(query: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(query)
  first.delete('trang')
  return first
}
