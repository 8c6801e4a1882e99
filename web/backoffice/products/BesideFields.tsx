import X from 'lucide-react/icons/x'
import { pickProducts } from '#domain/backoffice/products/api.ts'
import { maxRelated } from '#domain/catalog/listing.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useQuery } from '../data/use-query.ts'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { productTexts as texts } from './texts.ts'
import type { ProductForm } from './use-product-form.ts'

/** What is shown beside a product, and where its address leads when it is no longer sold. */
export function BesideFields({ form: { draft, errors, set } }: { form: ProductForm }) {
  const { related_codes: related, successor_code: successor, published } = draft
  return (
    <div className="flex flex-col gap-4">
      <PickedProducts
        label={texts.related}
        hint={texts.relatedHint}
        error={errors.related_codes}
        codes={related}
        max={maxRelated}
        taken={[...related, draft.product_code]}
        onChange={(codes) => set({ related_codes: codes })}
      />
      {(!published || successor !== '') && (
        <PickedProducts
          label={texts.successor}
          hint={texts.successorHint}
          error={errors.successor_code}
          codes={successor === '' ? [] : [successor]}
          max={1}
          taken={[successor, draft.product_code]}
          onChange={([code = '']) => set({ successor_code: code })}
        />
      )}
    </div>
  )
}

interface PickedProps {
  label: string
  hint: string
  error?: string
  codes: readonly string[]
  max: number
  /** Not offered. */
  taken: readonly string[]
  onChange: (codes: string[]) => void
}

function PickedProducts({ label, hint, error, codes, max, taken, onChange }: PickedProps) {
  const { data: known = [] } = useQuery(
    pickProducts,
    { codes: codes.join(',') },
    { enabled: codes.length > 0, keepsPrevious: true },
  )
  const nameOf = (code: string) => known.find((product) => product.code === code)?.name ?? ''
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          {codes.length > 0 && (
            <ol aria-label={label} className="divide-y divide-line rounded-md border border-line">
              {codes.map((code) => (
                <li key={code} className="flex items-center gap-2 pl-3 text-sm">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {nameOf(code)} <b className="font-semibold">{code}</b>
                  </span>
                  <IconButton
                    label={texts.pickProduct(code)}
                    icon={<X aria-hidden="true" className="size-4" />}
                    onClick={() => onChange(codes.filter((other) => other !== code))}
                  />
                </li>
              ))}
            </ol>
          )}
          {codes.length < max && (
            <ProductSearch
              control={control}
              taken={taken}
              onPick={({ code }) => onChange([...codes, code])}
            />
          )}
        </div>
      )}
    </Field>
  )
}
