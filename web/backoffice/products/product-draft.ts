import type { Input } from '#domain/contract.ts'
import { createProduct, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { productProblems } from '#domain/catalog/backoffice/product-rules.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { rulesOf, type FieldRules } from '#web/form/field-rules.ts'

type Body = Omit<Input<typeof createProduct>, 'reason'>
type Choice = 'category_id' | 'brand_id'
type Figure =
  | 'original_price'
  | 'discount_price'
  | 'estimated_point'
  | 'pack_units'
  | 'order_limit'
  | 'weight_grams'

/** A product as the form holds it: figures are texts while they are typed. */
export type ProductDraft = Required<
  Omit<Body, Figure | Choice | 'sub_category_ids' | 'badge_until'>
> &
  Record<Figure | 'badge_until', string> &
  Record<Choice, number> & { sub_category_ids: number[] }
export type DraftErrors = Partial<Record<keyof ProductDraft, string>>

export const emptyDraft: ProductDraft = {
  name: '',
  slug: '',
  product_code: '',
  kind: 'supplement',
  category_id: 0,
  sub_category_ids: [],
  brand_id: 0,
  original_price: '',
  discount_price: '',
  estimated_point: '0',
  replenish_cycle: '',
  order_limit: '',
  badge: '',
  badge_until: '',
  weight_grams: '',
  unit: '',
  family: '',
  pack_units: '1',
  vaccine_shop: false,
  sells_points: true,
  published: false,
  related_codes: [],
  successor_code: '',
}

/** What the form starts with. */
export function draftOf(product: BackofficeProduct): ProductDraft {
  const known = product as unknown as Record<string, unknown>
  const fields = Object.keys(emptyDraft).map((name) => [name, known[name]])
  return {
    ...(Object.fromEntries(fields) as unknown as ProductDraft),
    original_price: String(product.original_price),
    discount_price: String(product.discount_price),
    estimated_point: String(product.estimated_point),
    pack_units: String(product.pack_units),
    order_limit: String(product.order_limit ?? ''),
    badge_until: product.badge_until ?? '',
    weight_grams: String(product.weight_grams ?? ''),
  }
}

/** What is sent. */
export function bodyOf(draft: ProductDraft): Body {
  return { ...draft, ...figuresOf(draft), badge_until: dayOf(draft) }
}

/** What is missing or makes no sense, by field; the server has the last word. */
export function draftErrors(draft: ProductDraft): DraftErrors {
  const needed = (Object.keys(draft) as (keyof ProductDraft)[]).filter(
    (name) => rulesFor(name).isRequired,
  )
  const missing = needed.filter((name) => isBlank(draft[name]))
  const unchosen = needed.filter((name) => draft[name] === 0)
  return {
    ...(productProblems({
      ...draft,
      ...figuresOf(draft),
      badge_until: dayOf(draft),
    }) as DraftErrors),
    ...Object.fromEntries(missing.map((name) => [name, fieldMessages.required])),
    ...Object.fromEntries(unchosen.map((name) => [name, fieldMessages.choose])),
  }
}

/** What the server's schema says of a field. */
export function rulesFor(name: keyof ProductDraft): FieldRules {
  return rulesOf(createProduct.input.shape[name])
}

function figuresOf(draft: ProductDraft) {
  return {
    original_price: Number(draft.original_price) || 0,
    discount_price: Number(draft.discount_price) || 0,
    estimated_point: Number(draft.estimated_point) || 0,
    pack_units: Number(draft.pack_units) || 1,
    order_limit: Number(draft.order_limit) || null,
    weight_grams: Number(draft.weight_grams) || null,
  }
}

function dayOf(draft: ProductDraft): string | null {
  return draft.badge_until || null
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
