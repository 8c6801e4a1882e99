import type { SearchQuery } from '#domain/catalog/search-words.ts'
import { matchWords, step, type Stage, type Words } from './match-words.ts'
import type { ProductTexts } from './product-texts.ts'
import { Ranking } from './ranking.ts'

/** The order of what is found (docs/rules/search.md): the smaller the better. */
const rank = {
  code: 0,
  name: 1,
  /** What bears the accents that were typed; what does not comes after, in the same steps. */
  accented: 2,
  unaccented: 16,
} as const

export function rankProducts(
  words: Words,
  texts: ProductTexts,
  query: SearchQuery,
  stage: Stage,
): Ranking {
  const ranking = new Ranking(words.dead)
  if (query.words.length === 0) return ranking
  const steps = matchWords(words, query.words, stage)
  const inName = steps[step.name + 1]!.minus(words.dead)
  steps[step.beginning] = texts.beginningWith(query.folded).intersect(inName)
  steps[step.phrase] = texts.holding(query.folded, inName)
  ranking.add(rank.code, texts.withCode(query.folded).intersect(inName))
  ranking.add(rank.name, texts.withName(query.folded).intersect(inName))
  const bearing = words.index.bearing(query.accented)
  steps.forEach((products, at) => {
    if (!products) return
    // Accents were typed on other words than a synonym's.
    const isSynonym = at === step.synonymInName || at === step.synonymInLabel
    if (isSynonym || !bearing) ranking.add(rank.accented + at, products)
    else {
      ranking.add(rank.accented + at, bearing.and(products))
      ranking.add(rank.unaccented + at, products.minus(bearing))
    }
  })
  return ranking
}
