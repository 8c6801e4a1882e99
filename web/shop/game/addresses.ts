/** Where a draw's proof is. */
export function proofAddress(slug: string): string {
  return `/minh-bach/${encodeURIComponent(slug)}/`
}

/** A proof with what shows that an entry is one's own, behind the fragment: no server is told it. */
export function ownProofAddress(
  slug: string,
  { number, salt, cause }: { number: number; salt: string; cause: string },
): string {
  return `${proofAddress(slug)}#${new URLSearchParams({ so: String(number), muoi: salt, nguon: cause })}`
}

export function proofFileAddress(slug: string): string {
  return `/api/game/proof/file?slug=${encodeURIComponent(slug)}`
}

export const scriptAddress = '/minh-bach/kiem-tra.mjs'
