import { deskProductTexts as texts } from './texts.ts'

export interface ProductDraft {
  kind: string
  original_price: number
  discount_price: number
  registration_no: string
  pictures: readonly string[]
  published: boolean
}

/**
 * What keeps a product from being saved, by field: prices in đồng that make no sense, and what the law
 * and a buyer need before it is sold (Decree 15/2018: a supplement names its declaration).
 */
export function productProblems(draft: ProductDraft): Record<string, string> {
  const problems: Record<string, string> = {}
  if (draft.original_price <= 0) problems.original_price = texts.needsPrice
  if (draft.discount_price > draft.original_price) problems.discount_price = texts.dearerThanBefore
  if (!draft.published) return problems
  if (draft.kind === 'supplement' && !draft.registration_no) {
    problems.registration_no = texts.needsRegistration
  }
  if (draft.pictures.length === 0) problems.pictures = texts.needsPicture
  return problems
}
