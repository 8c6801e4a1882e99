import type { SortOrder } from '#domain/catalog/api.ts'
import type { ProductColumns } from './product-columns.ts'

type Compare = (one: number, other: number) => number

const none = new Int32Array()

/** Slots of all live products in each order offered. A change moves only what changed. */
export class SortedProducts {
  readonly #orders = new Map<SortOrder, Int32Array>()

  by(order: SortOrder): Int32Array {
    return this.#orders.get(order) ?? none
  }

  /** Takes slots out, before their columns change. */
  remove(slots: ReadonlySet<number>): void {
    if (slots.size === 0) return
    for (const [order, sorted] of this.#orders) this.#orders.set(order, without(sorted, slots))
  }

  add(slots: readonly number[], columns: ProductColumns): void {
    for (const [order, compare] of Object.entries(comparisons(columns)) as [SortOrder, Compare][]) {
      this.#orders.set(order, merge(this.by(order), slots.toSorted(compare), compare))
    }
  }
}

/** Ties go to what sells more, then to the older id, so that pages never overlap. */
function comparisons(of: ProductColumns): Record<SortOrder, Compare> {
  const falling = (column: ArrayLike<number>) => (one: number, other: number) =>
    column[other]! - column[one]!
  const bySold: Compare = (one, other) => falling(of.sold)(one, other) || falling(of.id)(other, one)
  return {
    best: bySold,
    new: (one, other) => falling(of.createdAt)(one, other) || falling(of.id)(one, other),
    'price-asc': (one, other) => falling(of.price)(other, one) || bySold(one, other),
    'price-desc': (one, other) => falling(of.price)(one, other) || bySold(one, other),
    discount: (one, other) => falling(of.discount)(one, other) || bySold(one, other),
  }
}

/** An edit takes out a slot or two: found by the machine's own search, not by asking each of 20,000. */
const few = 8

function without(sorted: Int32Array, slots: ReadonlySet<number>): Int32Array {
  if (slots.size > few) return sorted.filter((slot) => !slots.has(slot))
  let left = sorted
  for (const slot of slots) {
    const at = left.indexOf(slot)
    if (at === -1) continue
    const rest = new Int32Array(left.length - 1)
    rest.set(left.subarray(0, at))
    rest.set(left.subarray(at + 1), at)
    left = rest
  }
  return left
}

/** Copies whole stretches between the places of those that come. */
function merge(stay: Int32Array, come: readonly number[], compare: Compare): Int32Array {
  const merged = new Int32Array(stay.length + come.length)
  let [at, end] = [0, 0]
  for (const slot of come) {
    const place = placeOf(slot, stay, at, compare)
    merged.set(stay.subarray(at, place), end)
    end += place - at
    merged[end++] = slot
    at = place
  }
  merged.set(stay.subarray(at), end)
  return merged
}

/** The first from there on before which it stands. */
function placeOf(slot: number, among: Int32Array, from: number, compare: Compare): number {
  let [low, high] = [from, among.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slot, among[middle]!) < 0) high = middle
    else low = middle + 1
  }
  return low
}
