/** Whether a product earns in a programme; in none, nothing does. */
export function earnsIn(
  programme: { productIds: ReadonlySet<number> | null } | null,
  productId: number,
): boolean {
  return (
    programme !== null && (programme.productIds === null || programme.productIds.has(productId))
  )
}

/** Of a factor in percent: what a box or a product brings while nothing is multiplied. */
export const plainFactor = 100

/**
 * What points that are printed or announced bring under a factor in percent, parts of a point left out. A
 * factor is never below `plainFactor`: nobody gets less than what stands on the box.
 */
export function multiplied(points: number, factor: number): number {
  return Math.floor((points * factor) / plainFactor)
}

/** What one piece of a product brings in a programme; 0 outside it. */
export function pointsIn(
  programme: { productIds: ReadonlySet<number> | null; factor: number } | null,
  productId: number,
  points: number,
): number {
  return programme !== null && earnsIn(programme, productId)
    ? multiplied(points, programme.factor)
    : 0
}
