/** The code of the store whose page is open, from its address; empty where there is none. */
export function storeCodeHere(): string {
  if (typeof location === 'undefined') return ''
  return new URLSearchParams(location.search).get('id') ?? ''
}
