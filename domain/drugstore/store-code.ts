/**
 * Whether a text may be a store's code (decisions, section 8). The code names the cookie of the store's
 * session, so it is none of the other cookies' names and none that browsers keep for themselves.
 */
export function isStoreCode(text: string): boolean {
  return /^(?!(?:session|desk)$|__(?:host|secure)-)[A-Z0-9_-]{1,32}$/i.test(text)
}
