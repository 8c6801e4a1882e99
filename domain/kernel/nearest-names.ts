import { foldVietnamese } from './fold.ts'

/** Of these names the few that are most like a text, the most alike first; none where nothing is. */
export function nearestNames(text: string, names: readonly string[], max = 3): string[] {
  const wanted = pairsOf(text)
  return names
    .map((name) => ({ name, share: shareOf(wanted, pairsOf(name)) }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, max)
    .map(({ name }) => name)
}

/** Below it two names have a syllable in common by chance. */
const leastShare = 0.25

/** Neighbouring letters, with a space at both ends of each word: slips and missing words leave most of them. */
function pairsOf(text: string): Set<string> {
  const spaced = ` ${foldVietnamese(text)} `
  return new Set(Array.from({ length: spaced.length - 1 }, (_, at) => spaced.slice(at, at + 2)))
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / (one.size + other.size)
}
