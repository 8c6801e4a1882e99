import { products } from '#seed/catalog/products/index.ts'

export interface SeedBatch {
  slug: string
  productCode: string
  boxes: number
  /** Of all its boxes together. */
  point: number
  lot: string
}

const singles = ['jex', 'otiv', 'wit', 'alipas', 'angela', 'ritana-sang-da-30-vien']
const setsOf = ['jex', 'otiv', 'wit', 'alipas', 'angela']

/** A print run for every product that carries a code: boxes, and sets of three and six. */
export const seedBatches: readonly SeedBatch[] = [
  ...singles.map((slug) => batchOf(slug, slug, 1)),
  ...[3, 6].flatMap((boxes) =>
    setsOf.map((base) => batchOf(`combo-${boxes}-hop-${base}`, base, boxes)),
  ),
]

function batchOf(slug: string, base: string, boxes: number): SeedBatch {
  const { productCode } = productOf(slug)
  const point = productOf(base).estimatedPoint * boxes
  return { slug, productCode, boxes, point, lot: `${boxes === 1 ? '2610' : '2609'}A` }
}

function productOf(slug: string) {
  return products.find((product) => product.slug === slug)!
}
