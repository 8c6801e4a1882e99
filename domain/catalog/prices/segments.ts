/** What a product costs, in đồng. */
export interface Prices {
  original_price: number
  discount_price: number
}

/** A price that holds from a moment on; with an end what was there returns. */
export interface PlannedPrice extends Prices {
  id: number
  startsAt: Date
  endsAt: Date | null
}

/** What a product costs from a moment until the next segment. */
export interface PriceSegment extends Prices {
  startsAt: Date
  /** False of a price for a time. */
  lasting: boolean
  planId: number
}

/**
 * What is to come after a moment, in the order of time. `base` is what the product costs at that moment without any
 * price for a time; no two plans may overlap (the database sees to it), but one may begin when another ends.
 */
export function segmentsFrom(
  base: Prices,
  plans: readonly PlannedPrice[],
  at: Date,
): PriceSegment[] {
  const found = new Map<number, PriceSegment>()
  let lasting = pricesOf(base)
  for (const plan of plans.toSorted((one, other) => +one.startsAt - +other.startsAt)) {
    const { id: planId, startsAt, endsAt } = plan
    const isForGood = endsAt === null
    if (startsAt > at) {
      found.set(+startsAt, { ...pricesOf(plan), startsAt, lasting: isForGood, planId })
      if (isForGood) lasting = pricesOf(plan)
    }
    if (!isForGood && endsAt > at) {
      found.set(+endsAt, { ...lasting, startsAt: endsAt, lasting: true, planId })
    }
  }
  return [...found.values()]
}

function pricesOf({ original_price, discount_price }: Prices): Prices {
  return { original_price, discount_price }
}
