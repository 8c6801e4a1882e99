/** When a popup may come up. */
export const popupTimes = {
  viewMs: 8000,
  /** Of what can be scrolled. */
  viewShare: 0.4,
  /** The word that something is in the cart is read first. */
  afterAddedMs: 1200,
}
