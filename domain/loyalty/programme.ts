/** Whether a product earns in a programme; in none, nothing does. */
export function earnsIn(
  programme: { productIds: ReadonlySet<number> | null } | null,
  productId: number,
): boolean {
  return (
    programme !== null && (programme.productIds === null || programme.productIds.has(productId))
  )
}
