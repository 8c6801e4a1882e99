/**
 * A product with this code takes part in promotions only: it is known by its id and its address,
 * but no list, search or cart shows it (first specification, section 9).
 */
export const unlistedProductCode = 'CC6'
