import { remembered } from './remembered.ts'
import { plainKey, spellingKey } from './spelling.ts'
import { cut, type Piece } from './words.ts'

/** The words that the rules know, by their keys. */
export interface Vocabulary {
  keys: ReadonlySet<string>
  plain: ReadonlySet<string>
}

/**
 * Puts together what was torn so that nobody finds it ("c.h.ữ.a k.h.ỏ.i", "ch-ữa") and takes apart
 * what was written in one ("#chữakhỏi"), by the words that the rules know.
 */
export function mendWords(pieces: readonly Piece[], known: Vocabulary): Piece[] {
  const mended: Piece[] = []
  for (let index = 0; index < pieces.length;) {
    const length = tornFrom(pieces, index)
    const piece = pieces[index]!
    if (length > 1) mended.push(...takenApart(joined(pieces.slice(index, index + length)), known))
    else if (isWrittenInOne(piece, pieces[index - 1])) mended.push(...takenApart(piece, known))
    else mended.push(piece)
    index += length
  }
  return mended
}

const marksBetween = /^[.\-_*·•~|/\\+'’^]{1,2}$/
const vowels = /[aeiouy]/
const longestRun = 60

/** How many pieces from here on are one torn run: 1 when this piece is whole. */
function tornFrom(pieces: readonly Piece[], start: number): number {
  let [length, torn, spaced] = [1, isBroken(pieces[start]!) ? 1 : 0, false]
  while (length < longestRun && start + length < pieces.length) {
    const [last, next] = [pieces[start + length - 1]!, pieces[start + length]!]
    const byMark = next.before !== ' ' && marksBetween.test(next.before)
    const bySpace = /^ {1,3}$/.test(next.before) && isBroken(last) && isBroken(next)
    if (!(byMark || bySpace)) break
    length += 1
    torn += isBroken(next) ? 1 : 0
    spaced ||= bySpace
  }
  return torn > (spaced && length === torn ? 2 : 0) && length > 1 ? length : 1
}

/** A single letter, or letters without a vowel: no syllable of Vietnamese. */
function isBroken({ letters }: Piece): boolean {
  return isBrokenWord(letters)
}
const isBrokenWord = remembered((letters) => {
  if (!/^[\p{L}\p{M}]+$/u.test(letters)) return false
  return letters.length === 1 || !vowels.test(plainKey(spellingKey(letters)))
})

function isWrittenInOne({ letters }: Piece, last: Piece | undefined): boolean {
  const longest = 7
  if (letters.length <= longest || !/^[\p{L}\p{M}]+$/u.test(letters)) return false
  return last?.letters === '#' || plainKey(spellingKey(letters)) !== letters
}

function joined(pieces: readonly Piece[]): Piece {
  return {
    letters: pieces.map(({ letters }) => letters).join(''),
    starts: pieces.flatMap(({ starts }) => starts),
    ends: pieces.flatMap(({ ends }) => ends),
    before: pieces[0]!.before,
  }
}

/** The longest known word at each place; what stands between them stays together. */
function takenApart(run: Piece, known: Vocabulary): Piece[] {
  const isPlain = plainKey(spellingKey(run.letters)) === run.letters
  const parts: Piece[] = []
  let from = 0
  for (let at = 0; at < run.letters.length;) {
    const length = knownLength(run.letters, at, isPlain ? known.plain : known.keys)
    if (length > 0 && at > from) parts.push(cut(run, run.letters, from, at))
    if (length > 0) parts.push(cut(run, run.letters, at, at + length))
    if (length > 0) from = at + length
    at += length || 1
  }
  if (from < run.letters.length) parts.push(cut(run, run.letters, from, run.letters.length))
  return parts
}

const keyOf = remembered(spellingKey)

function knownLength(letters: string, at: number, words: ReadonlySet<string>): number {
  for (let length = 7; length > 1; length -= 1) {
    const part = letters.slice(at, at + length)
    if (part.length === length && words.has(keyOf(part))) return length
  }
  return 0
}
