/** One piece of a text: found by the query or not. */
export interface TextPart {
  text: string
  match: boolean
}

/**
 * Splits a text where words of the query begin words of the text. `fold` removes case and diacritics,
 * so that "phuong 1" finds its place in "Phường 12".
 */
export function highlightParts(
  text: string,
  query: string,
  fold: (text: string) => string,
): TextPart[] {
  const words = fold(query).split(' ').filter(Boolean)
  const letters = [...text.normalize('NFC')]
  const folded = letters.map((letter) => fold(letter) || ' ')
  const marked = letters.map(() => false)
  folded.forEach((letter, start) => {
    const atWordStart = letter !== ' ' && (start === 0 || folded[start - 1] === ' ')
    if (!atWordStart) return
    const length = Math.max(0, ...words.map((word) => matchedLength(folded, start, word)))
    marked.fill(true, start, start + length)
  })
  return joinRuns(letters, marked)
}

/** How many letters from `start` spell the word; 0 when they do not. */
function matchedLength(folded: string[], start: number, word: string): number {
  let spelled = ''
  for (let index = start; index < folded.length; index += 1) {
    spelled += folded[index]
    if (spelled.length >= word.length) return spelled.startsWith(word) ? index - start + 1 : 0
  }
  return 0
}

function joinRuns(letters: string[], marked: boolean[]): TextPart[] {
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const match = marked[index] ?? false
    const last = parts.at(-1)
    if (last?.match === match) last.text += letter
    else parts.push({ text: letter, match })
  })
  return parts
}
