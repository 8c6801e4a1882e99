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
  slip: 8,
} as const

export interface Words {
  index: WordIndex
  synonyms: Synonyms
  /** How many slots there are. */
  slots: number
  dead: SlotSet
}

/** By step, the products whose words fit so, perhaps better; the sets may hold dead slots too. */
export function matchWords(words: Words, asked: readonly string[]): (SlotSet | undefined)[] {
  const steps: (SlotSet | undefined)[] = []
  const typed = fitAll(words, asked, 'beginnings')
  steps[step.name] = typed[quality.strongWord]
  steps[step.name + 1] = typed[quality.strongBeginning]
  steps[step.label] = typed[quality.weakWord]
  steps[step.label + 1] = typed[quality.weakBeginning]
  addSynonyms(words, asked, steps)
  const found = [steps[step.label + 1], steps[step.synonymInLabel]]
  if (found.every((one) => !one || one.isWithin(words.dead))) addSlips(words, asked, steps)
  return steps
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
function addSlips(words: Words, asked: readonly string[], steps: (SlotSet | undefined)[]): void {
  const last = asked.length - 1
  const fits = asked.map((word, at) => words.index.fit(word, at === last, 'slips'))
  const most = bearingMost(
    fits.map((fit) => fit[quality.weakSlip]!),
    words,
  )
  if (!most) return
  const strong = most.copy().subtract(worseThan(quality.strongSlip, fits))
  strong.subtract(
    worseThan(quality.strongBeginning, fits).subtract(worseThan(quality.weakBeginning, fits)),
  )
  steps[step.slip + 1] = most.subtract(strong)
  steps[step.slip] = strong
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
  const most = atLeast.length - 1
  return most > 0 && most >= bearing.length / 2 ? atLeast[most]! : null
}

/** The products that fit some word they bear less well. */
function worseThan(best: number, fits: readonly Fits[]): SlotSet {
  const [first, ...others] = fits.map((fit) => fit[quality.weakSlip]!.minus(fit[best]!))
  return others.reduce((all, one) => all.unite(one), first!)
}
