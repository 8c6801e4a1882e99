/** `Nguyễn Thị Mai Lan` → `N***** T** M** Lan`: the given name greets, the rest stays with its owner. */
export function maskName(fullName: string): string {
  const words = wordsOf(fullName)
  return words
    .map((word, at) => (at === words.length - 1 ? word : word.slice(0, 1).padEnd(word.length, '*')))
    .join(' ')
}

/** The one word that is never masked: in Vietnam the last. */
export function givenNameOf(fullName: string): string {
  return wordsOf(fullName).at(-1)!
}

function wordsOf(fullName: string): string[] {
  return fullName.trim().split(/\s+/)
}
