import { wordsOfName } from './masked-name.ts'

/** `Nguyễn Thị Mai Lan` → `N***** T** M** Lan`: the given name greets, the rest stays with its owner. */
export function maskName(fullName: string): string {
  const words = wordsOfName(fullName)
  return words
    .map((word, at) => (at === words.length - 1 ? word : word.slice(0, 1).padEnd(word.length, '*')))
    .join(' ')
}

/** The one word that is never masked: in Vietnam the last; empty where the name has no letter. */
export function givenNameOf(fullName: string): string {
  return wordsOfName(fullName).at(-1) ?? ''
}
