import { useEffect, useRef, useState } from 'react'
import { getBackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { Field } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { productTexts as texts } from './texts.ts'
import type { ProductForm } from './use-product-form.ts'

/** Fills a new product's form after one that is there: most of a shop's products have many alike. */
export function LikeField({ form }: { form: ProductForm }) {
  const [told, setTold] = useState<{ hint: string; error: string }>({
    hint: texts.likeHint,
    error: '',
  })
  /** What was typed while the other one came is kept. */
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  }, [form])
  const take = async (id: number) => {
    try {
      const product = await callBackoffice(getBackofficeProduct, { id })
      latest.current.takeAfter(product)
      setTold({ hint: texts.likeTaken(product.name), error: '' })
    } catch {
      setTold({ hint: texts.likeHint, error: texts.likeFailed })
    }
  }
  return (
    <Field label={texts.like} hint={told.hint} error={told.error}>
      {(control) => (
        <ProductSearch control={control} taken={[]} onPick={({ id }) => void take(id)} />
      )}
    </Field>
  )
}
