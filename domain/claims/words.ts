import { remembered } from './remembered.ts'
import { plainKey, readLetter, spellingKey } from './spelling.ts'

/** A word as it is compared, with its place in the text as given. */
export interface Word {
  /** With accents and without; `isPlain` when it is written without any. */
  key: string
  plain: string
  isPlain: boolean
  start: number
  end: number
  /** Numbers that grow: phrases stay in one sentence, "không" reaches to the end of its clause. */
  sentence: number
  clause: number
  paragraph: number
  /** The sentence, as far as it is known, asks. */
  isAsked: boolean
}

/** A run of letters and digits, each with its place in the text; `before` is what stands ahead of it. */
export interface Piece {
  letters: string
  starts: readonly number[]
  ends: readonly number[]
  before: string
}

/**
 * The words of a text. Each piece is first given to `mend`, which may take apart what was written in
 * one and join what was torn: it answers the pieces that are words.
 */
export function readWords(text: string, mend: (pieces: Piece[]) => Piece[]): Word[] {
  const { pieces, rest } = piecesOf(text)
  const words: Word[] = []
  let [sentence, clause, paragraph, sentenceFrom] = [0, 0, 0, 0]
  const close = (isAsked: boolean) => {
    for (let index = sentenceFrom; index < words.length; index += 1) words[index]!.isAsked = isAsked
    sentenceFrom = words.length
    sentence += 1
  }
  for (const piece of mend(pieces)) {
    const isLong = words.length - sentenceFrom >= longestSentence
    const { before } = piece
    const [start, last] = [piece.starts[0]!, piece.ends.at(-1)!]
    const isPlainSpace = before === ' '
    const end = isLong || (!isPlainSpace && endIn(before, words.at(-1), text[start] ?? ''))
    if (end) close(before.includes('?'))
    if (end || (!isPlainSpace && /[,:()"“”–—/|]|\s-\s|\p{So}/u.test(before))) clause += 1
    if (!isPlainSpace && /[\n\r\u2028\u2029]/.test(before)) paragraph += 1
    const { key, plain, isPlain } = keysOf(piece.letters)
    words.push({
      key,
      plain,
      isPlain,
      start,
      end: last,
      sentence,
      clause,
      paragraph,
      isAsked: false,
    })
  }
  close(rest.includes('?'))
  return words
}

/** What has no full stop is read in pieces, so that reading it takes time in proportion to its length. */
const longestSentence = 150

const keysOf = remembered((letters) => {
  // "#1" is read as it is spoken.
  const key = spellingKey(letters === '#' ? 'số' : letters)
  const plain = plainKey(key)
  return { key, plain, isPlain: key === plain }
})

const shortForms = new Set(['ts', 'bs', 'ds', 'gs', 'pgs', 'ths', 'bsck', 'no', 'tp', 'dr', 'mr'])

/** A full stop ends a sentence before a space, and where the next word begins with a capital. */
function endIn(before: string, last: Word | undefined, next: string): boolean {
  if (!last) return false
  if (/[!?;\n\r\u2028\u2029]|\.\./.test(before)) return true
  if (!before.includes('.') || shortForms.has(last.plain)) return false
  return (
    /\.["”»)\]]?\s/.test(before) ||
    (before === '.' && /\p{Lu}/u.test(next) && last.end - last.start > 2)
  )
}

/** A letter with its marks and with what nobody sees. */
const clusterAt = /[^\p{M}]?[\p{M}\p{Default_Ignorable_Code_Point}]*/suy
/** Latin and Vietnamese letters: no mark is among them, and nothing that nobody sees. */
const wholeLetter = /[\u0000-\u00ac\u00ae-\u02ff\u1e00-\u1eff]/

function piecesOf(text: string): { pieces: Piece[]; rest: string } {
  const pieces: Piece[] = []
  let [letters, before] = ['', '']
  let starts: number[] = []
  let ends: number[] = []
  const close = () => {
    if (letters === '') return
    pieces.push(...partsOf({ letters, starts, ends, before }))
    before = ''
    ;[letters, starts, ends] = ['', [], []]
  }
  for (let at = 0; at < text.length;) {
    const cluster = clusterOf(text, at)
    for (const { letter, role } of lettersOf(cluster)) {
      if (role !== 'letter') close()
      if (role !== 'between') {
        letters += letter
        starts.push(at)
        ends.push(at + cluster.length)
      } else before += letter
      if (role === 'sign') close()
    }
    at += cluster.length
  }
  close()
  return { pieces, rest: before }
}

function clusterOf(text: string, at: number): string {
  const letter = text[at]!
  const next = text[at + 1]
  if (isWhole(letter) && (next === undefined || isWhole(next))) return letter
  clusterAt.lastIndex = at
  return clusterAt.exec(text)![0]
}

const isWhole = remembered((letter) => wholeLetter.test(letter))

const lettersOf = remembered((cluster) =>
  readLetter(cluster)
    .split('')
    .map((letter) => ({ letter, role: roleOf(letter) })),
)

/** A sign is a word by itself. */
function roleOf(letter: string): 'letter' | 'sign' | 'between' {
  if (letter === '%' || letter === '#') return 'sign'
  return /[\p{L}\p{M}\p{N}]/u.test(letter) ? 'letter' : 'between'
}

/** `7ngày` is two words; `1oo` is a hundred and `kh0i` has no nought in it. */
function partsOf(piece: Piece): Piece[] {
  if (!/\d|^[il]oo$/.test(piece.letters)) return [piece]
  const letters = readDigits(piece.letters)
  const [, digits] = /^(\d+)\p{L}{2,}/u.exec(letters) ?? []
  if (!digits) return [{ ...piece, letters }]
  return [cut(piece, letters, 0, digits.length), cut(piece, letters, digits.length, letters.length)]
}

function readDigits(letters: string): string {
  if (/^(?=.*\d)[\do]+$/.test(letters)) return letters.replaceAll('o', '0')
  if (/^[il][0o]{2}$/.test(letters)) return '100'
  if (/^\p{L}+0\p{L}*$/u.test(letters)) return letters.replace('0', 'o')
  return letters
}

/** The part of a piece between two of its letters. */
export function cut(piece: Piece, letters: string, from: number, to: number): Piece {
  return {
    letters: letters.slice(from, to),
    starts: piece.starts.slice(from, to),
    ends: piece.ends.slice(from, to),
    before: from === 0 ? piece.before : '',
  }
}
