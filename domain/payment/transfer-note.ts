/** What a transfer says so that its money finds the order: `AL` + code. */
export function transferNote(orderCode: string): string {
  return `AL${orderCode}`
}

/**
 * The order code in what a bank tells of a transfer, or null for none, or for several that differ.
 * Banks change the case, put spaces, dots and words of their own around and into the note; people who
 * type it take O for 0 and I or L for 1, and leave the `AL` out.
 */
export function readOrderCode(content: string): string | null {
  const letters = content.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = new Set<string>()
  for (const [, day, tail] of letters.matchAll(notePattern)) {
    found.add(`DH${toDigits(day!)}${toDigits(tail!)}`)
  }
  return found.size === 1 ? [...found][0]! : null
}

/** Looks ahead, so that one code found too early does not hide the right one behind it. */
const notePattern = /DH(?=([0-9OIL]{6})([0-9A-TV-Z]{6}))/g

/** Codes are Crockford's base32, which has no O, I and L. */
function toDigits(typed: string): string {
  return typed.replaceAll('O', '0').replace(/[IL]/g, '1')
}
