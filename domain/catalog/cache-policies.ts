import { productTags, type CacheTag } from '../cache-tags.ts'
import type { CachePolicy } from '../contract.ts'
import { relatedCount } from './listing.ts'

export interface Shown {
  id: number
}

interface ShownDetail extends Shown {
  slug: string
  categories: readonly { id: number }[]
  subCategories: readonly { id: number }[]
  family?: number | undefined
  packs: readonly Shown[]
  related: readonly (Shown & { subCategories: readonly { id: number }[] })[]
}

interface Narrowed {
  search?: string
  sort?: string
  prices?: readonly object[]
}

/** With 'programme': whether a product brings points is the programme's. */
const ofProducts = ['catalog', 'programme'] as const

/** Of answers that choose some products from all of them. */
export function listPolicy<I, O>(
  productsOf: (answer: O) => readonly Shown[],
  ...more: readonly CacheTag[]
): CachePolicy<I, O> {
  return {
    tags: [...ofProducts, 'lists', ...more],
    shows: (_, answer) => (answer === null ? [] : productTags(productsOf(answer))),
    maxAge: 0,
  }
}

/** Of what a shopper has searched, narrowed and sorted. */
export const filterPolicy: CachePolicy<Narrowed, { items: readonly Shown[] }> = {
  tags: [...ofProducts, 'lists'],
  shows: (input, answer) => [...tagsOfQuestion(input), ...productTags(answer?.items ?? [])],
  maxAge: 0,
}

function tagsOfQuestion({ search, sort, prices }: Narrowed): CacheTag[] {
  const byPrice = prices?.length || (sort !== undefined && !['best', 'new'].includes(sort))
  return [...(search ? ['words' as const] : []), ...(byPrice ? ['prices' as const] : [])]
}

/** Of a product with its neighbours. One that answers under an old address may lose it to another. */
export const detailPolicy: CachePolicy<{ slug?: string; id?: number }, ShownDetail> = {
  tags: ofProducts,
  shows: ({ slug }, product) =>
    product === null
      ? ['products']
      : [
          ...productTags([product, ...product.related, ...product.packs]),
          ...tagsOfNeighbours(product),
          ...(product.family === undefined ? [] : [`family:${product.family}` as const]),
          ...(slug === undefined || slug === product.slug ? [] : ['slugs' as const]),
        ],
  maxAge: 0,
}

/** Neighbours come from the product's own groups; the rest of the category fills up what they leave. */
function tagsOfNeighbours({ categories, subCategories, related }: ShownDetail): CacheTag[] {
  const groups = new Set(subCategories.map(({ id }) => id))
  const near = related.filter((each) => each.subCategories.some(({ id }) => groups.has(id)))
  const wider = near.length < relatedCount ? categories : []
  return [
    ...[...groups].map((id): CacheTag => `group:${id}`),
    ...wider.map(({ id }): CacheTag => `category:${id}`),
  ]
}
