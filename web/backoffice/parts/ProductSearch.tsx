import { pickProducts, type ProductChoice } from '#domain/backoffice/products/api.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import type { ControlProps } from '#web/ui/Field.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { SearchPick } from './SearchPick.tsx'
import { partTexts as texts } from './texts.ts'

const { maxLength } = rulesOf(pickProducts.input.shape.q)

/** Finds a product by name or code. */
export function ProductSearch({
  control,
  taken,
  onPick,
}: {
  control: Partial<ControlProps>
  /** Codes that are chosen already: they are not offered again. */
  taken: readonly string[]
  onPick: (product: ProductChoice) => void
}) {
  return (
    <SearchPick
      control={control}
      taken={taken}
      find={findProducts}
      onPick={({ product }) => onPick(product)}
      placeholder={texts.findProduct}
      maxLength={maxLength}
    />
  )
}

async function findProducts(q: string, signal: AbortSignal) {
  const products = await callBackoffice(pickProducts, { q }, { signal })
  return products.map((product) => {
    return { key: product.code, title: product.name, text: texts.productFound(product), product }
  })
}
