import type { SortOrder } from '#domain/catalog/api.ts'
import type { IndexedProduct } from './indexed-product.ts'

type Compare = (one: IndexedProduct, other: IndexedProduct) => number

/** Ties go to what sells more, then to the older id, so that pages never overlap. */
const bySold: Compare = (one, other) => other.sold - one.sold || one.id - other.id
const compareBy: Record<SortOrder, Compare> = {
  best: bySold,
  new: (one, other) => other.createdAt - one.createdAt || other.id - one.id,
  'price-asc': (one, other) => one.price - other.price || bySold(one, other),
  'price-desc': (one, other) => other.price - one.price || bySold(one, other),
  discount: (one, other) => other.discount - one.discount || bySold(one, other),
}

/** All live products in each order offered. A change moves only what changed. */
export class SortedProducts {
  #orders = new Map<SortOrder, IndexedProduct[]>()

  by(order: SortOrder): readonly IndexedProduct[] {
    return this.#orders.get(order) ?? []
  }

  update(gone: ReadonlySet<IndexedProduct>, come: readonly IndexedProduct[]): void {
    for (const order of Object.keys(compareBy) as SortOrder[]) {
      const stay = this.by(order).filter((product) => !gone.has(product))
      this.#orders.set(order, merge(stay, come.toSorted(compareBy[order]), compareBy[order]))
    }
  }
}

function merge(stay: IndexedProduct[], come: IndexedProduct[], compare: Compare): IndexedProduct[] {
  const merged: IndexedProduct[] = []
  let at = 0
  for (const product of stay) {
    while (at < come.length && compare(come[at]!, product) < 0) merged.push(come[at++]!)
    merged.push(product)
  }
  return merged.concat(come.slice(at))
}
