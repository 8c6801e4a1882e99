import X from 'lucide-react/icons/x'
import { pickProducts } from '#domain/backoffice/products/api.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { useQuery } from '../data/use-query.ts'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { kitTexts as texts } from './texts.ts'

/** Products by their codes, found by name; those that are chosen stand above with their names. */
export function ProductsInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change } = useField(name)
  const codes = (value as readonly string[] | undefined) ?? []
  const { data: known = [] } = useQuery(
    pickProducts,
    { codes: codes.join(',') },
    { enabled: codes.length > 0, keepsPrevious: true },
  )
  const nameOf = (code: string) => known.find((product) => product.code === code)?.name ?? ''
  const isFull = codes.length >= (rules.maxLength ?? Infinity)
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <div className="flex flex-col gap-2">
          {codes.length > 0 && (
            <ul aria-label={label} className="flex flex-wrap gap-2">
              {codes.map((code) => (
                <li
                  key={code}
                  className="inline-flex max-w-full items-center gap-1 rounded-md border border-line bg-ground pl-3 text-sm"
                >
                  <span className="min-w-0 truncate">
                    {nameOf(code)} <b className="font-semibold">{code}</b>
                  </span>
                  <button
                    type="button"
                    aria-label={texts.removeProduct(code)}
                    onClick={() => change(codes.filter((other) => other !== code))}
                    className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-primary-tint"
                  >
                    <X aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!isFull && (
            <ProductSearch
              control={control}
              taken={codes}
              onPick={({ code }) => change([...codes, code])}
            />
          )}
        </div>
      )}
    </Field>
  )
}
