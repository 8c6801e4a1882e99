import type { ActiveKey } from './actives.ts'
import type { MakerKey } from './makers.ts'
import type { PackShape, ProductKind, SeedFaq } from './types.ts'

/** What is particular to one product; `composeProduct` makes the full text of it. */
export interface ProductSheet {
  slug: string
  name: string
  code: string
  brand: string
  subs: string[]
  kind?: ProductKind
  price: number
  /** Percent off the price. */
  off: number
  stock: number
  /** In which it is used up, taken as the label says. */
  cycle?: `${number} ngày`
  /** As many as one order takes. */
  orderLimit?: number
  /** On its picture. */
  badge?: string
  unit: string
  /** Boxes in a set. */
  boxes?: number
  /** Whose box a set holds. */
  family?: string
  short: string
  story: string
  /** What it supports, in the words of a label: "Hỗ trợ …". */
  purpose: string
  actives?: [ActiveKey, string][]
  /** Materials, capsule, excipients. */
  rest: string
  audience: string[]
  dose: string
  ask?: SeedFaq
  /** All questions, where those of the kind and category do not fit. */
  faqs?: SeedFaq[]
  storage?: string
  maker: MakerKey
  registration: string
  sold: number
  daysAgo: number
  vaccineShop?: boolean
  pack: PackSheet
}

export interface PackSheet {
  shape: PackShape
  /** Shape of the second picture when it differs: the bottle inside the box, for instance. */
  second?: PackShape
  color: string
  label: string
  purpose: string
  pictogram: string
  count?: number
}
