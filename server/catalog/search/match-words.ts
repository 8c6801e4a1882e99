import { withoutForms } from '#domain/catalog/search-words.ts'
import { SlotSet } from './slot-set.ts'
import type { Synonyms } from './synonyms.ts'
import { quality, type Fits, type Tolerance, type WordIndex } from './word-index.ts'

/** How well a product fits (docs/rules/search.md): the smaller the better. */
export const step = {
  beginning: 0,
  phrase: 1,
  name: 2,
  synonymInName: 4,
  label: 5,
  synonymInLabel: 7,
  typo: 8,
  /** Only those of its words that say what it is for; then all of these but one. */
  partial: 10,
  allButOne: 12,
} as const

/** With fewer than these found, what fits in part is shown after them. */
export const fewFound = 12

export interface Words {
  index: WordIndex
  synonyms: Synonyms
  /** How many slots there are. */
  slots: number
  dead: SlotSet
}

/** Suggestions take the last word for one that is still being typed; a page of results for a whole one. */
export type Stage = 'typing' | 'asked'

/** Shorter words are whole syllables: "ngủ" is no beginning of "người". */
const minCut = 4

/** By step, the products whose words fit so, perhaps better; the sets may hold dead slots too. */
export function matchWords(
  words: Words,
  asked: readonly string[],
  stage: Stage,
): (SlotSet | undefined)[] {
  const steps: (SlotSet | undefined)[] = []
  const typed = fitAll(words, asked, 'beginnings')
  steps[step.name] = typed[quality.strongWord]
  steps[step.name + 1] = typed[quality.strongBeginning]
  steps[step.label] = typed[quality.weakWord]
  steps[step.label + 1] = typed[quality.weakBeginning]
  if (stage === 'asked') preferWhole(words, asked, steps)
  addSynonyms(words, asked, steps)
  const found = [steps[step.label + 1], steps[step.synonymInLabel]]
  if (found.every((one) => !one || one.isWithin(words.dead))) addTypos(words, asked, steps)
  if (countFound(words, steps) < fewFound) addPartial(words, asked, steps)
  return steps
}

/** Where some have all words whole, those that only begin so come last, from names alone, or not at all. */
function preferWhole(words: Words, asked: readonly string[], steps: (SlotSet | undefined)[]): void {
  const whole = fitAll(words, asked, 'words')
  const [inName, anywhere] = [whole[quality.strongWord]!, whole[quality.weakWord]!]
  if (anywhere.isWithin(words.dead)) return
  const begun = asked.map((word, at) => {
    const tolerance = word.length < minCut ? 'words' : 'beginnings'
    return words.index.fit(word, at === asked.length - 1, tolerance)[quality.strongBeginning]!
  })
  steps[step.name] = steps[step.name + 1] = inName
  steps[step.label] = anywhere
  const cut = begun.reduce((all, one) => all.and(one))
  steps[step.label + 1] = anywhere.copy().unite(cut)
}

function countFound({ slots, dead }: Words, steps: readonly (SlotSet | undefined)[]): number {
  const all = new SlotSet(slots)
  for (const products of steps) if (products) all.unite(products)
  return all.subtract(dead).size
}

/** "Viên uống đẹp da" means powders, too: what has the words that tell, as whole words, or says the same. */
function addPartial(words: Words, asked: readonly string[], steps: (SlotSet | undefined)[]): void {
  const telling = withoutForms(asked)
  if (telling.length < asked.length) {
    const fits = fitAll(words, telling, 'words')
    steps[step.partial] = fits[quality.strongWord]!.copy()
    steps[step.partial + 1] = fits[quality.weakWord]!.copy()
    for (const others of words.synonyms.alternatives(telling)) {
      if (!others.every((word) => words.index.knows(word))) continue
      steps[step.partial + 1]!.unite(fitAll(words, others, 'words')[quality.weakWord]!)
    }
  }
  if (telling.length < 3) return
  const bearing = telling.map((word) => words.index.fit(word, false, 'words')[quality.weakWord]!)
  const max = bearing.map((_, left) =>
    bearing.filter((__, at) => at !== left).reduce((all, one) => all.and(one)),
  )
  steps[step.allButOne] = max.reduce((all, one) => all.unite(one))
}

/** What means the same and stands in the name says more than words scattered over a label. */
function addSynonyms(words: Words, asked: readonly string[], steps: (SlotSet | undefined)[]): void {
  for (const others of words.synonyms.alternatives(asked)) {
    if (!others.every((word) => words.index.knows(word))) continue
    const fits = fitAll(words, others, 'words')
    steps[step.synonymInName] = united(steps[step.synonymInName], fits[quality.strongWord]!)
    steps[step.synonymInLabel] = united(steps[step.synonymInLabel], fits[quality.weakWord]!)
  }
}

function united(known: SlotSet | undefined, more: SlotSet): SlotSet {
  return known ? known.unite(more) : more.copy()
}

/** The worst of its words says how well a product fits. */
function fitAll({ index }: Words, words: readonly string[], tolerance: Tolerance): Fits {
  const last = words.length - 1
  const ofLast = index.fit(words[last]!, true, tolerance)
  if (last === 0) return ofLast
  const fits = ofLast.map((slots) => slots.copy())
  for (let at = 0; at < last; at += 1) {
    const next = index.fit(words[at]!, false, tolerance)
    fits.forEach((slots, best) => slots.intersect(next[best]!))
  }
  return fits
}

/** Nothing bears all words as typed: allow slips, and pass over what no product knows. */
function addTypos(words: Words, asked: readonly string[], steps: (SlotSet | undefined)[]): void {
  const last = asked.length - 1
  const fits = asked.map((word, at) => words.index.fit(word, at === last, 'typos'))
  const max = bearingMost(
    fits.map((fit) => fit[quality.weakTypo]!),
    words,
  )
  if (!max) return
  const strong = max.copy().subtract(worseThan(quality.strongTypo, fits))
  strong.subtract(
    worseThan(quality.strongBeginning, fits).subtract(worseThan(quality.weakBeginning, fits)),
  )
  steps[step.typo + 1] = max.subtract(strong)
  steps[step.typo] = strong
}

/** The products that bear the most of the words; null when that is less than half of them. */
function bearingMost(bearing: readonly SlotSet[], { slots, dead }: Words): SlotSet | null {
  // By count, the products that bear so many words or more.
  const atLeast: SlotSet[] = [SlotSet.all(slots).subtract(dead)]
  for (const one of bearing) {
    for (let count = atLeast.length; count > 0; count -= 1) {
      const more = atLeast[count - 1]!.and(one)
      if (count < atLeast.length) atLeast[count]!.unite(more)
      else if (!more.isEmpty) atLeast.push(more)
    }
  }
  const max = atLeast.length - 1
  return max > 0 && max >= bearing.length / 2 ? atLeast[max]! : null
}

/** The products that fit some word they bear less well. */
function worseThan(best: number, fits: readonly Fits[]): SlotSet {
  const [first, ...others] = fits.map((fit) => fit[quality.weakTypo]!.minus(fit[best]!))
  return others.reduce((all, one) => all.unite(one), first!)
}
