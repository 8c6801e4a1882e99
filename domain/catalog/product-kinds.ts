/** As what a product is declared; what the law asks of its texts follows from it. */
export const productKinds = ['supplement', 'device', 'cosmetic', 'service'] as const
export type ProductKind = (typeof productKinds)[number]
