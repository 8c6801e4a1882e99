import {
  answers,
  doubtful,
  insulting,
  ofDelivery,
  ofThing,
  type Form,
  type Stars,
} from './words.ts'

export interface SeedReview {
  slug: string
  stars: Stars
  words: string
  answer?: string
  isInsulting?: true
}

/** As orders had them: three to five products that went together. */
const baskets: readonly (readonly [string, Form])[] = [
  ['jex', 'pill'],
  ['wit', 'pill'],
  ['otiv', 'pill'],
  ['angela', 'pill'],
  ['alipas', 'pill'],
  ['ca-gai-leo-moc-nhien', 'pill'],
  ['omega-3-nutriva-1000mg', 'pill'],
  ['canxi-nano-d3-k2-vitalys', 'pill'],
  ['ritana60v-325k', 'pill'],
  ['tra-ngu-ngon-moc-nhien', 'drink'],
  ['siro-canxi-an-nhi-tang-chieu-cao', 'drink'],
  ['tra-atiso-tui-loc-moc-nhien', 'drink'],
  ['bot-collagen-peptide-dermia', 'drink'],
  ['kem-chong-nang-dermia-spf50', 'care'],
  ['sua-rua-mat-rau-ma-dermia', 'care'],
  ['dau-goi-ha-thu-o-moc-nhien', 'care'],
  ['gel-xoa-bop-am-nong-moc-nhien', 'care'],
  ['may-do-huyet-ap-medora-b7', 'device'],
  ['may-massage-co-medora', 'device'],
  ['may-do-spo2-medora-o2', 'device'],
]

/** Half of them are content, most of the others nearly: what such a shop's reviews come to. */
const spread: readonly Stars[] = [5, 4, 5, 5, 3, 5, 4, 5, 2, 5, 4, 5, 1, 5, 4, 3, 5]

/** Six of each of twenty products; each of the ten writers has as many. */
export const reviews: readonly SeedReview[] = listReviews()

function listReviews(): SeedReview[] {
  const found: SeedReview[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    for (const [at, [slug, form]] of baskets.entries()) {
      const special = turn === 0 ? specialOf(slug) : undefined
      found.push(special ?? usual(slug, form, at, turn))
    }
  }
  return found
}

function specialOf(slug: string): SeedReview | undefined {
  if (insulting.slug === slug) return { ...insulting, isInsulting: true }
  return doubtful.find((each) => each.slug === slug)
}

function usual(slug: string, form: Form, at: number, turn: number): SeedReview {
  const stars = spread[(at * 7 + turn * 5) % spread.length]!
  const pick = (from: readonly string[], by: number) => from[by % from.length]!
  const thing = pick(ofThing[form][stars], at + turn)
  const delivery = pick(ofDelivery[stars], at * 2 + turn)
  const words = `${thing} ${delivery}`.trim()
  const isAnswered = stars <= 2 || (at + turn * 3) % 9 === 0
  return { slug, stars, words, ...(isAnswered && { answer: pick(answers[stars], at) }) }
}
