import { plainKey, spellingKey } from './spelling.ts'

/** A word by its two keys, `_` (none to three words) or `#` (a number, in digits or words). */
export type PhrasePart = { key: string; plain: string } | '_' | '#'

/** The ways to fill a place, each a few parts in turn; one without parts: or nothing. */
export type Choice = readonly (readonly PhrasePart[])[]

/** Lists of words by their names, as a place reads them. */
export type Lists = ReadonlyMap<string, Choice>

type WordLists = Readonly<Record<string, readonly string[]>>

const listName = /\{([A-Za-z]+)\}/g
/** Filled in with what is known of a text. */
const given = /^\{(?:productName|company)\}$/

/** Each list once, however many places of however many phrases name it. */
export function readLists(lists: WordLists): Lists {
  return new Map(Object.entries(lists).map(([name, words]) => [name, choiceOf(words)]))
}

/** Place after place. `khỏi {illness}` has two, the second with a way for each illness. */
export function readPlaces(phrase: string, lists: Lists = noLists): Choice[] {
  return [...phrase.matchAll(/\(([^()]*)\)|\{([A-Za-z]+)\}|[^\s(){}]+/g)].map(
    ([whole, inside, list = '']) =>
      lists.get(list) ?? choiceOf(inside === undefined ? [whole] : inside.split('|')),
  )
}
const noLists: Lists = new Map()

/** What a phrase costs whoever looks for it: its parts, and the ways that lead on from each place. */
export function sizeOfPhrase(phrase: string, lists: Lists): number {
  let ways = 0
  return readPlaces(phrase, lists).reduceRight((size, choice) => {
    ways = choice.filter(({ length }) => length > 0).length + (isOptional(choice) ? ways : 0)
    return size + ways + choice.reduce((parts, { length }) => parts + length, 0)
  }, 0)
}

/** It names a list that is not there. */
export function namesUnknownList(phrase: string, lists: WordLists): boolean {
  return [...phrase.matchAll(listName)].some(
    ([whole, name = '']) => !given.test(whole) && !Object.hasOwn(lists, name),
  )
}

/** Every word of some places. */
export function wordsOfPlaces(places: readonly Choice[]): { key: string; plain: string }[] {
  return places.flat(2).filter((part) => typeof part === 'object')
}

/** Words that are no phrase: none of a phrase's signs means anything in them. */
export function readName(name: string): readonly PhrasePart[] {
  return partsOf(name.replace(/[_#%]/g, ' '))
}

/** Nothing may stand there. */
export function isOptional(choice: Choice): boolean {
  return choice.some(({ length }) => length === 0)
}

/** Why staff cannot keep a phrase, in Vietnamese; undefined for one that can be used. */
export function phraseProblem(phrase: string): string | undefined {
  if (given.test(phrase)) return undefined
  if (/\([^()]*[{}]/.test(phrase)) return 'Danh sách từ không đứng trong ngoặc'
  if (/[()|]/.test(phrase.replace(/\([^()]*\)/g, '')))
    return 'Dấu ngoặc phải đủ cặp và không lồng vào nhau'
  const places = readPlaces(phrase)
  const [first = [[]], last = [[]]] = [places[0], places.at(-1)]
  if (first.some((parts) => parts[0] === undefined || parts[0] === '_'))
    return 'Cụm từ phải bắt đầu bằng một từ hoặc một số'
  if (last.some((parts) => parts.at(-1) === '_')) return 'Cụm từ không được kết thúc bằng “_”'
  if (places.flat(2).filter((part) => part === '_').length > 3)
    return 'Cụm từ chỉ được có ba chỗ “_”'
  return undefined
}

/** What is written twice is one way. */
function choiceOf(ways: readonly string[]): Choice {
  const read = ways.map((words) => partsOf(words))
  return [...new Map(read.map((parts) => [parts.map(nameOf).join(' '), parts])).values()]
}

export function nameOf(part: PhrasePart): string {
  return typeof part === 'object' ? part.key : part
}

function partsOf(words: string): PhrasePart[] {
  const written = words.normalize('NFC').toLowerCase()
  return [...written.matchAll(/[\p{L}\p{M}\p{N}]+|[_#%]/gu)].map(([word]) => {
    if (word === '_' || word === '#') return word
    const key = spellingKey(word)
    return { key, plain: plainKey(key) }
  })
}
