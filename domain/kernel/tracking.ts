/** Marks that advertisements put on links: they change nothing of an answer. */
const marks = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|zarsrc|_ga|mc_[ce]id)$/

/** Whether a query parameter only tells which campaign somebody comes from. */
export function isTrackingMark(name: string): boolean {
  return marks.test(name)
}
