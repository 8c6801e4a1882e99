import X from 'lucide-react/icons/x'
import type { Product } from '#domain/catalog/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ProductSearch } from '../../parts/ProductSearch.tsx'
import { contentTexts as texts } from '../texts.ts'
import { useProducts } from './use-products.ts'

/** Products by name or code, in their order; each with its price as it is sold now. */
export function ProductIdsField({
  label,
  hint,
  ids,
  max,
  error,
  onChange,
}: {
  label: string
  hint?: string
  ids: readonly number[]
  max: number
  error?: string
  onChange: (ids: number[]) => void
}) {
  const { products, isKnown } = useProducts(ids)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          {ids.length > 0 && (
            <ul aria-label={label} className="flex flex-col gap-1.5">
              {ids.map((id) => (
                <Chosen
                  key={id}
                  id={id}
                  product={products.find((each) => each.id === id)}
                  isKnown={isKnown}
                  onRemove={() => onChange(ids.filter((other) => other !== id))}
                />
              ))}
            </ul>
          )}
          {ids.length < max && (
            <ProductSearch
              control={control}
              taken={products.map((product) => product.product_code)}
              onPick={({ id }) => !ids.includes(id) && onChange([...ids, id])}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function Chosen({
  id,
  product,
  isKnown,
  onRemove,
}: {
  id: number
  product: Product | undefined
  isKnown: boolean
  onRemove: () => void
}) {
  const name = product?.name ?? `#${id}`
  return (
    <li className="flex items-center gap-3 rounded-md border border-line pl-2">
      {product && (
        <img
          src={product.thumbnail}
          alt=""
          className="size-10 shrink-0 rounded-sm object-contain"
        />
      )}
      <span className="min-w-0 flex-1 py-1.5 text-sm">
        <span className="line-clamp-2">{name}</span>
        {product && <b className="font-semibold">{formatVnd(product.discount_price)}</b>}
        {product && product.quantity <= 0 && <span className="text-sale"> · {texts.soldOut}</span>}
        {!product && isKnown && <span className="text-sale">{texts.notSold}</span>}
      </span>
      <IconButton
        label={texts.removeProduct(name)}
        icon={<X aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
      />
    </li>
  )
}
