import { backofficeProductTexts as texts } from './texts.ts'

interface Told {
  original_price: number
  discount_price: number
  badge: string
  badge_until: string | null
}

/** What makes no sense, by field: prices in đồng, a day without the badge that ends on it. */
export function productProblems({
  original_price: original,
  discount_price: discount,
  badge,
  badge_until: until,
}: Told): Record<string, string> {
  return {
    ...(original <= 0 ? { original_price: texts.needsPrice } : {}),
    ...(discount > original ? { discount_price: texts.dearerThanBefore } : {}),
    ...(badge === '' && until !== null ? { badge: texts.needsBadge } : {}),
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
