/**
 * Whether a text may be a pharmacy's code. The code names the cookie of the pharmacy's
 * session, so it is none of the other cookies' names and none that browsers keep for themselves; it begins
 * with a letter or a digit.
 */
export function isPharmacyCode(text: string): boolean {
  return /^(?!(?:session|desk)$)[A-Z0-9][A-Z0-9_-]{0,31}$/i.test(text)
}
