import { foldVietnamese } from '../kernel/fold.ts'
import { questionTexts as texts } from './texts.ts'

const numbers = /(?:\+?84|0)(?:[ .-]?\d){8,10}(?!\d)/g
// Each part is bounded: a long run without `@` would be read again from each of its letters.
const emails = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{1,63}/gu

/**
 * A text without the phones, e-mail addresses and the full name that stand in it, whatever their accents and
 * capitals. What else may tell who it is, a person must see.
 */
export function withoutPerson(text: string, name: string): string {
  const plain = text.replace(emails, texts.leftOut).replace(numbers, texts.leftOut)
  const wanted = foldVietnamese(name).trim()
  if (wanted.length < 5) return plain
  return leaveOut(plain, wanted)
}

/** Folding may change how many letters there are, and takes signs between words for one space. */
function leaveOut(text: string, wanted: string): string {
  const letters = [...text.normalize('NFC')]
  const { folded, letterAt } = foldEach(letters)
  const kept: string[] = []
  let from = 0
  for (let found = folded.indexOf(wanted); found >= 0;) {
    kept.push(letters.slice(from, letterAt[found]).join(''), texts.leftOut)
    const end = found + wanted.length
    from = letterAt[end - 1]! + 1
    found = folded.indexOf(wanted, end)
  }
  return kept.join('') + letters.slice(from).join('')
}

/** The folded text, and for each of its places the letter that it came from. */
function foldEach(letters: readonly string[]): { folded: string; letterAt: number[] } {
  const parts: string[] = []
  const letterAt: number[] = []
  for (const [at, letter] of letters.entries()) {
    const part = foldVietnamese(letter) || (parts.at(-1) === ' ' ? '' : ' ')
    if (part === '') continue
    parts.push(part)
    for (let nth = 0; nth < part.length; nth += 1) letterAt.push(at)
  }
  return { folded: parts.join(''), letterAt }
}
