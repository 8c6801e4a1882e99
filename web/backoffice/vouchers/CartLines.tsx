import X from 'lucide-react/icons/x'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { ProductSearch } from '../parts/ProductSearch.tsx'
import { voucherTexts as texts } from './texts.ts'

export interface CartLine {
  id: number
  code: string
  name: string
  quantity: number
}

/** As many as the question takes. */
const maxLines = 20

/** The goods of a customer's cart, as they say them on the telephone. */
export function CartLines({
  lines,
  onChange,
}: {
  lines: readonly CartLine[]
  onChange: (lines: readonly CartLine[]) => void
}) {
  const setQuantity = (id: number, quantity: number) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, quantity } : line)))
  return (
    <Field label={texts.explainGoods} hint={texts.explainGoodsHint}>
      {(control) => (
        <div className="flex flex-col gap-2">
          {lines.length > 0 && (
            <ul aria-label={texts.explainGoods} className="flex flex-col gap-2">
              {lines.map(({ id, name, code, quantity }) => (
                <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
                  <span className="min-w-0 flex-1 basis-40">
                    {name} <span className="text-ink-3">{code}</span>
                  </span>
                  <QuantityStepper
                    label={texts.quantityOf(name)}
                    value={quantity}
                    onValueChange={(next) => setQuantity(id, next)}
                  />
                  <IconButton
                    label={texts.removeGoods(name)}
                    icon={<X aria-hidden="true" className="size-4.5" />}
                    onClick={() => onChange(lines.filter((line) => line.id !== id))}
                  />
                </li>
              ))}
            </ul>
          )}
          {lines.length < maxLines && (
            <ProductSearch
              control={control}
              taken={lines.map(({ code }) => code)}
              onPick={({ id, code, name }) => onChange([...lines, { id, code, name, quantity: 1 }])}
            />
          )}
        </div>
      )}
    </Field>
  )
}
