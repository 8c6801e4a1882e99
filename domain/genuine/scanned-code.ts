import { hasCheckCharacter } from './check-character.ts'
import { checkCodeFormat } from './code-format.ts'

/**
 * The genuine-goods code in what a camera read, in capitals: the bare code, or an address that has
 * it as `code` or `c`, as its fragment or as its last part. Null when there is none: the barcode of
 * the goods themselves is not taken for a code, it would only count as a wrong one.
 */
export function readScannedCode(text: string): string | null {
  const read = text.trim()
  if (!/[/?#]/.test(read)) return isCode(read) && !isGoodsBarcode(read) ? capitals(read) : null
  const found = partsOfAddress(read).find((part) => isCode(part) && isLikelyCode(part))
  return found === undefined ? null : capitals(found)
}

const capitals = (text: string) => text.toUpperCase()
const isCode = (text: string) => checkCodeFormat(text) === null

/** A word of an address (`tichdiem`, `products`) is no code: those have a digit, or a right check character. */
function isLikelyCode(part: string): boolean {
  return /\d/.test(part) || hasCheckCharacter(capitals(part))
}

/** EAN-13 of Vietnamese goods: 893, and a right check digit. */
function isGoodsBarcode(text: string): boolean {
  if (!/^893\d{10}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Where a code may stand, the surest place first. */
function partsOfAddress(address: string): string[] {
  const [beforeFragment = '', ...fragment] = address.split('#')
  const [path = '', ...query] = beforeFragment.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const named = ['code', 'c'].map((name) => parameters.get(name) ?? '')
  // Without the host: `a1b2c3.vn` alone has no code.
  const segments = path.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split('/')
  const last = segments.slice(1).findLast((segment) => segment !== '') ?? ''
  return [...named, fragment.join('#'), last].map((part) => part.trim())
}
