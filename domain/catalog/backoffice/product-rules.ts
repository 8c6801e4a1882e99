import { backofficeProductTexts as texts } from './texts.ts'

interface ProductPrices {
  original_price: number
  discount_price: number
}

/** Prices in đồng that make no sense, by field. */
export function productProblems({
  original_price: original,
  discount_price: discount,
}: ProductPrices): Record<string, string> {
  return {
    ...(original <= 0 ? { original_price: texts.needsPrice } : {}),
    ...(discount > original ? { discount_price: texts.dearerThanBefore } : {}),
  }
}

interface Described {
  kind: string
  registration_no: string
  pictures: readonly string[]
}

/**
 * What the law and a buyer need before it is sold (Decree 15/2018: a supplement names its declaration); empty where
 * nothing is missing.
 */
export function sellingProblem({ kind, registration_no: number, pictures }: Described): string {
  if (kind === 'supplement' && !number) return texts.needsRegistration
  return pictures.length === 0 ? texts.needsPicture : ''
}
