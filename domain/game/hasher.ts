/**
 * The two functions that all proofs are made of, as the server has them from Node and a browser from a
 * library: the rules below are the same code in both.
 */
export interface Hasher {
  /** SHA-256 of a text as UTF-8, in hexadecimal. */
  sha256(text: string): string
  /** HMAC-SHA256 with a key in hexadecimal, of a text as UTF-8, in hexadecimal. */
  hmac(key: string, text: string): string
}

/** JSON with sorted keys and without spaces: the same text for the same content, wherever it is made. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, of]) => of !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, of]) => `${JSON.stringify(key)}:${canonicalJson(of)}`)
  return `{${parts.join(',')}}`
}

/** Of 48 bits: as many as a number holds exactly. */
const chunkDigits = 12
const chunkRange = 2 ** 48

/**
 * A number from 0 to `count - 1`, each as likely as any other: chunks of the digest that would favour some are
 * passed over, and the digest is hashed on when none is left.
 */
export function numberBelow(hasher: Hasher, digest: string, count: number): number {
  if (!Number.isSafeInteger(count) || count < 1 || count > chunkRange) {
    throw new RangeError(`no number below ${count}`)
  }
  const fair = chunkRange - (chunkRange % count)
  for (let from = digest; ; from = hasher.sha256(from)) {
    for (let at = 0; at + chunkDigits <= from.length; at += chunkDigits) {
      const chunk = Number.parseInt(from.slice(at, at + chunkDigits), 16)
      if (chunk < fair) return chunk % count
    }
  }
}

/** From 0 up to but not including 1. */
export function fractionOf(digest: string): number {
  return Number.parseInt(digest.slice(0, chunkDigits), 16) / chunkRange
}
