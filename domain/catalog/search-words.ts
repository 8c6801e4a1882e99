import { cleanText, foldVietnamese } from '../kernel/fold.ts'

const separators = /[^\p{L}\p{N}\p{M}]+/u
const plain = /^[\x00-\x7f]*$/
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
// `dda^u`: the hat typed after its vowel.
const typedHat = /([aeo])\^/gi

/** What people say around what they mean; dropped while something else is left. */
const fillers = new Set(['thuoc', 'mua', 'loai', 'nao', 'tot'])

/** How a thing is made up; said along, and left out when what is meant is of another form. */
const formWords = new Set([
  'vien',
  'uong',
  'nang',
  'sui',
  'hop',
  'lo',
  'chai',
  'goi',
  'ong',
  'tuyp',
  'hu',
  'combo',
  'bot',
  'siro',
  'tra',
  'nuoc',
  'dung',
  'dich',
  'kem',
  'gel',
  'san',
  'pham',
  'thuc',
])

const maxQuery = 120
const maxWords = 12

export interface SearchQuery {
  /** The whole query, folded. */
  folded: string
  /** Its words, folded, each once, in the order typed. */
  words: string[]
  /** The keys of those words that were typed with diacritics. */
  accented: string[]
}

/** What a shopper typed, ready to be compared. Takes any text at all. */
export function parseQuery(typed: string): SearchQuery {
  const text = cleanText(typed.slice(0, maxQuery)).replace(typedHat, '$1')
  const folded = foldVietnamese(text)
  const words = new Set(foldedWords(folded))
  const telling = words.difference(fillers)
  const kept = [...(telling.size > 0 ? telling : words)].slice(0, maxWords)
  return { folded, words: kept, accented: accentKeys(text).filter(isTelling) }
}

/** Those of a query's words that say what a thing is for, not of which form it is; all when none does. */
export function withoutForms(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !formWords.has(word) && !/^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}

function isTelling(key: string): boolean {
  return !fillers.has(foldVietnamese(key))
}

export function foldedWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}

/**
 * One key for each word that bears diacritics. The tone mark moves to the end of its word, so that
 * `hoà` and `hòa` are one word while `bổ`, `bộ` and `bò` stay three.
 */
export function accentKeys(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().split(separators)
  return [...new Set(words.filter((word) => !plain.test(word)).map(accentKey))]
}

function accentKey(word: string): string {
  const decomposed = word.normalize('NFD')
  const marks = decomposed.match(tones)
  return marks ? decomposed.replace(tones, '') + marks.join('') : decomposed
}
