/** The code of the pharmacy whose page is open, from its address; empty where there is none. */
export function pharmacyCodeHere(): string {
  if (typeof location === 'undefined') return ''
  return new URLSearchParams(location.search).get('id') ?? ''
}
