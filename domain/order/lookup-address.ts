/** Where buyers see their orders without an account, by a code to their phone. */
export const lookupPath = '/tra-cuu-don-hang/'
/** The same, short enough for an SMS; it leads there. */
export const shortLookupPath = '/tra-cuu'

/** As a message writes it: phones make a link of it without a scheme too. */
export function lookupAddress(publicUrl: string): string {
  return new URL(publicUrl).host + shortLookupPath
}
