import type { Word } from './words.ts'

/**
 * Whether the declaration says what is claimed: one of its sentences has the hit's own words in their
 * order, and of the other words of the sentence around the hit nearly all.
 */
export function isDeclared(
  words: readonly Word[],
  hit: { from: number; to: number },
  declared: readonly (readonly Word[])[],
): boolean {
  if (declared.length === 0) return false
  const { sentence } = words[hit.from]!
  const claim = words.slice(hit.from, hit.to).map(({ key }) => key)
  const clause = clauseAround(words, hit, sentence)
  return declared.some((own) => {
    const keys = own.map(({ key }) => key)
    if (!holdsInOrder(keys, claim)) return false
    const known = new Set(keys)
    const strange = clause.filter(({ key }) => !known.has(key)).length
    return strange <= clause.length * mayDiffer
  })
}

/** The share of words that a close paraphrase may change. */
const mayDiffer = 0.3

function clauseAround(words: readonly Word[], hit: { from: number; to: number }, sentence: number) {
  let [from, to] = [hit.from, hit.to]
  while (words[from - 1]?.sentence === sentence) from -= 1
  while (words[to]?.sentence === sentence) to += 1
  return words.slice(from, to)
}

function holdsInOrder(keys: readonly string[], claim: readonly string[]): boolean {
  return keys.some((_, at) => claim.every((key, index) => keys[at + index] === key))
}
