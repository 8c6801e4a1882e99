/** What the cart's counter says: items plus gifts, `99+` above 100 (first specification, section 2). */
export function cartBadge(count: number): string {
  return count > 100 ? '99+' : String(count)
}
