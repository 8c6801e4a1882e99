/**
 * Communes that the statistical office renumbered after July 2025, old number to present one.
 * Files made before then are still about, so every import is put right.
 */
export const renumberedWards: ReadonlyMap<number, number> = new Map([
  // Xã Ba Chẽ (Quảng Ninh).
  [6970, 6978],
  // Xã Ia Mơ (Gia Lai): 23737 is the old code of Xã Ia Mơ Nông.
  [23737, 23938],
])
