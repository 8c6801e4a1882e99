import { randomBytes } from 'node:crypto'
import { bodyLength, codeAlphabet, completeCode } from '#domain/genuine/check-character.ts'

/** So many different codes with a prefix, from a secure random source. */
export function generateCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  const draw = createDraw(count * bodyLength)
  while (codes.size < count) codes.add(completeCode(prefix, draw(bodyLength)))
  return [...codes]
}

/** Bytes at and above this would make some characters likelier than others: they are thrown away. */
const evenBytes = 256 - (256 % codeAlphabet.length)

/** Characters of the alphabet, each as likely as the other. */
function createDraw(bytesAtOnce: number): (length: number) => string {
  let bytes = Buffer.alloc(0)
  let at = 0
  const nextByte = () => {
    if (at === bytes.length) {
      bytes = randomBytes(bytesAtOnce)
      at = 0
    }
    at += 1
    return bytes[at - 1]!
  }
  return (length) => {
    let text = ''
    while (text.length < length) {
      const byte = nextByte()
      if (byte < evenBytes) text += codeAlphabet[byte % codeAlphabet.length]!
    }
    return text
  }
}
