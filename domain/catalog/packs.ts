import { vnd, type Vnd } from '../kernel/vnd.ts'

/** One size in which a thing is sold. */
export interface Pack {
  slug: string
  unit: string
  /** Single packs in it: 3 in a set of 3 boxes. */
  units: number
  price: number
}

/**
 * What one single pack costs, in whole đồng: rounded up, so that the figure never promises less than
 * is paid.
 */
export function pricePerUnit({ price, units }: Pick<Pack, 'price' | 'units'>): Vnd {
  return vnd(Math.ceil(price / units))
}

/** What a single pack is called, by the smallest on offer: `Hộp 30 viên` and `Combo 3 hộp` give `hộp`. */
export function packWord(packs: readonly Pick<Pack, 'unit' | 'units'>[]): string {
  const smallest = packs.toSorted((a, b) => a.units - b.units)[0]
  const [, word] = /^(?:combo \d+ )?(\p{L}+)/u.exec(smallest?.unit.toLowerCase() ?? '') ?? []
  return word ?? 'gói'
}
