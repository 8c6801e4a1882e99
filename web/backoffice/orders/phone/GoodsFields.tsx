import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { ProductSearch } from '../../parts/ProductSearch.tsx'
import { phoneOrderTexts as texts } from './texts.ts'

/** A product that somebody asks for. */
export interface AskedGoods {
  id: number
  code: string
  name: string
  quantity: number
  /** As it was found; the order's own sum says it anew. */
  price: number
  left: number
}

/** What is known of it by now. */
export interface KnownGoods {
  id: number
  unit_price: number
  available: number
  problem?: string | undefined
}

export interface GoodsFieldsProps {
  label: string
  goods: readonly AskedGoods[]
  known: readonly KnownGoods[]
  onChange: (goods: readonly AskedGoods[]) => void
}

const maxGoods = 50

/** Products by code or half a name, each with its quantity, price and what keeps it from being ordered so. */
export function GoodsFields({ label, goods, known, onChange }: GoodsFieldsProps) {
  const setQuantity = (id: number, quantity: number) =>
    onChange(goods.map((each) => (each.id === id ? { ...each, quantity } : each)))
  return (
    <div className="flex flex-col gap-3">
      {goods.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line border-y border-line">
          {goods.map(({ id, name, quantity, price, left }) => {
            const at = known.find((each) => each.id === id)
            return (
              <GoodsRow
                key={id}
                name={name}
                about={`${formatVnd(at?.unit_price ?? price)} · ${texts.left(at?.available ?? left)}`}
                problem={at?.problem}
              >
                <QuantityStepper
                  label={texts.quantityOf(name)}
                  value={quantity}
                  onValueChange={(next) => setQuantity(id, next)}
                />
                <IconButton
                  label={texts.remove(name)}
                  icon={<X aria-hidden="true" className="size-4.5" />}
                  onClick={() => onChange(goods.filter((each) => each.id !== id))}
                />
              </GoodsRow>
            )
          })}
        </ul>
      )}
      {goods.length < maxGoods && (
        <Field label={texts.findGoods}>
          {(control) => (
            <ProductSearch
              control={control}
              taken={goods.map(({ code }) => code)}
              onPick={({ id, code, name, discount_price: price, left }) =>
                onChange([...goods, { id, code, name, quantity: 1, price, left }])
              }
            />
          )}
        </Field>
      )}
    </div>
  )
}

function GoodsRow({
  name,
  about,
  problem,
  children,
}: {
  name: string
  about: string
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-medium">{name}</span>
        <span className="tabular text-sm text-ink-2">{about}</span>
        {problem && <FieldError id={`${name}-problem`}>{problem}</FieldError>}
      </span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
    </li>
  )
}
