import X from 'lucide-react/icons/x'
import { pickProducts, type ProductChoice } from '#domain/backoffice/products/api.ts'
import { useField, useFormAround, type InputProps } from '#web/form/form-context.ts'
import { Form } from '#web/form/Form.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { discountPercent } from '#web/ui/Price.tsx'
import { useQuery } from '../data/use-query.ts'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { pricePlanScreenTexts as texts } from './texts.ts'

/** Which product a price is planned for, found by name or code; what it costs today is in sight. */
export function PlanProduct({ name, label }: InputProps) {
  const form = useFormAround()
  const { value, rules, error } = useField(name, label)
  const code = typeof value === 'string' ? value : ''
  const take = (product: ProductChoice) => {
    const { code: product_code, original_price } = product
    form.setAll({ ...form.values, product_code, original_price }, [name, 'original_price'])
    form.element.current?.querySelector<HTMLElement>('[name="discount_price"]')?.focus()
  }
  return (
    <Field label={label} error={error} required={rules.isRequired}>
      {(control) =>
        code === '' ? (
          <ProductSearch control={control} taken={noCodes} onPick={take} />
        ) : (
          <Chosen
            code={code}
            onRemove={() => {
              form.set(name, '')
              // The box is there a moment later.
              setTimeout(() => document.getElementById(control.id)?.focus())
            }}
          />
        )
      }
    </Field>
  )
}

const noCodes: readonly string[] = []

function Chosen({ code, onRemove }: { code: string; onRemove: () => void }) {
  const product = useChosen(code)
  return (
    <div className="flex items-center gap-2 rounded-md border border-line py-1 pl-3 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {product?.name} <b className="font-semibold">{code}</b>
        {product && (
          <span className="tabular block text-ink-2">
            {texts.sellsNow(product.discount_price, product.original_price)}
          </span>
        )}
      </span>
      <IconButton
        label={texts.otherProduct}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onRemove}
      />
    </div>
  )
}

/** What the product will cost, beside what it costs now. */
export function PlanPrice({ name, label }: InputProps) {
  const { values } = useFormAround()
  const { product_code: code, [name]: price } = values as Readonly<Record<string, unknown>>
  return (
    <div>
      <Form.Money name={name} label={label} />
      {typeof code === 'string' && code !== '' && typeof price === 'number' && (
        <PriceMove code={code} price={price} />
      )}
    </div>
  )
}

function PriceMove({ code, price }: { code: string; price: number }) {
  const now = useChosen(code)?.discount_price
  if (now === undefined || now === price) return null
  return (
    <p role="status" className="tabular mt-1 text-sm text-ink-2">
      {texts.moves(now, price, percentOf(now, price))}
    </p>
  )
}

/** Whole percent, below zero where it gets cheaper. */
function percentOf(now: number, price: number): number {
  if (price < now) return -discountPercent(price, now)
  return now > 0 ? Math.round(((price - now) * 100) / now) : 0
}

function useChosen(code: string): ProductChoice | undefined {
  const { data: known } = useQuery(pickProducts, { codes: code })
  return known?.find((product) => product.code === code)
}
