import { foldVietnamese } from '../kernel/fold.ts'
import { questionTexts as texts } from './texts.ts'

const numbers = /(?:\+?84|0)(?:[ .-]?\d){8,10}(?!\d)/g
const emails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

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

/** Folding may change how many letters there are; each keeps its place by itself. */
function leaveOut(text: string, wanted: string): string {
  const letters = [...text.normalize('NFC')]
  const folded = letters.map((letter) => foldVietnamese(letter) || letter)
  const starts = folded.map((_, at) => folded.slice(0, at).join('').length)
  const whole = folded.join('')
  let [left, from] = ['', 0]
  for (let found = whole.indexOf(wanted); found >= 0; found = whole.indexOf(wanted, from)) {
    left += letters.slice(indexAt(starts, from), indexAt(starts, found)).join('') + texts.leftOut
    from = found + wanted.length
  }
  return left + letters.slice(indexAt(starts, from)).join('')
}

function indexAt(starts: readonly number[], place: number): number {
  const index = starts.indexOf(place)
  return index < 0 ? starts.length : index
}
