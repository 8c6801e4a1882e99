const slugPattern = /^[\p{L}\p{N}._-]{1,200}$/u

/** Whether a text can be an address's part at all; what cannot is not asked of the database. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text)
}
