import { useRef, useState } from 'react'
import {
  changeProduct,
  createProduct,
  type BackofficeProduct,
} from '#domain/catalog/backoffice/api.ts'
import { slugOf } from '#domain/kernel/slug-of.ts'
import { ApiError } from '#web/api.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import {
  bodyOf,
  draftErrors,
  draftOf,
  emptyDraft,
  type DraftErrors,
  type ProductDraft,
} from './product-draft.ts'
import { productTexts as texts } from './texts.ts'

/** One product being written; null is a new one. What was typed stays whatever the server says. */
export function useProductForm(product: BackofficeProduct | null) {
  const initial = product ? draftOf(product) : emptyDraft
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial)
  const [base, setBase] = useState({ draft: initial, version: product?.version ?? 0 })
  const [errors, setErrors] = useState<DraftErrors>({})
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.draft)
  const set = (changed: Partial<ProductDraft>) => {
    const next = { ...draft, ...changed }
    // The address follows the name until somebody writes it.
    if ('name' in changed && !product && draft.slug === slugOf(draft.name)) {
      next.slug = slugOf(next.name)
    }
    // What is sold at its usual price has one price to write.
    if ('original_price' in changed && !product && draft.discount_price === draft.original_price) {
      next.discount_price = next.original_price
    }
    setDraft(next)
    if (Object.values(errors).some(Boolean)) setErrors(draftErrors(next))
  }
  const refuse = (found: DraftErrors) => {
    setErrors(found)
    setTimeout(() => focusFirstInvalid(form.current))
  }
  /** False while something is missing: it is marked. */
  const check = () => {
    const found = draftErrors(draft)
    const isWhole = Object.keys(found).length === 0
    if (!isWhole) refuse(found)
    return isWhole
  }
  /** Null where the server objects to fields: they are marked. */
  const save = async (reason: string): Promise<BackofficeProduct | null> => {
    const body = { ...bodyOf(draft), reason }
    try {
      const saved = product
        ? await callBackoffice(changeProduct, { ...body, id: product.id, version: base.version })
        : await callBackoffice(createProduct, body)
      begin(saved)
      return saved
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalidInput') throw explained(error)
      refuse(error.fields)
      return null
    }
  }
  /** All of a like product but what is its own. */
  const takeAfter = (other: BackofficeProduct) => {
    const { name, slug, product_code } = draft
    const own = { name, slug, product_code, published: false, badge: '', badge_until: '' }
    set({ ...draftOf(other), ...own, related_codes: [], successor_code: '' })
  }
  const begin = (saved: BackofficeProduct) => {
    setDraft(draftOf(saved))
    setBase({ draft: draftOf(saved), version: saved.version })
    setErrors({})
  }
  const isPointPackage = product?.product_type === 'points'
  const isOutdated = product !== null && product.version !== base.version
  return {
    element: form,
    draft,
    errors,
    set,
    takeAfter,
    check,
    save,
    begin,
    isChanged,
    isOutdated,
    isPointPackage,
  }
}

export type ProductForm = Omit<ReturnType<typeof useProductForm>, 'element'>

function explained(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error
  return new ApiError({ status: error.status, code: error.code, message: texts.conflict })
}
