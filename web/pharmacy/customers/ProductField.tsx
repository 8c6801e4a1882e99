import { useId, useState, type KeyboardEvent } from 'react'
import { getProductBySlug, subscriptionCycleOf, suggestProducts } from '#domain/catalog/api.ts'
import type { Suggestion } from '#domain/catalog/api.ts'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { api } from '#web/api.ts'
import { useSuggestions } from '#web/features/suggestions/use-suggestions.ts'
import { cx } from '#web/ui/class-names.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { withQuantity, type DraftLine } from './purchase-draft.ts'
import { purchaseFormTexts as texts } from './texts.ts'
import { productNameRules as rules } from '#web/pharmacy/limits.rules.ts'

/** What was bought: typed, with suggestions of our catalogue below. */
export function ProductField({
  line,
  label,
  error,
  onChange,
}: {
  line: DraftLine
  label: string
  error: string | undefined
  onChange: (line: DraftLine) => void
}) {
  const list = useId()
  const box = useProductBox(line, onChange)
  return (
    <Field label={label} error={error} required={rules.isRequired} className="relative grow">
      {(control) => (
        <>
          <Textarea
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.isOpen ? list : undefined}
            aria-activedescendant={
              box.isOpen && box.active >= 0 ? `${list}-${box.active}` : undefined
            }
            autoComplete="off"
            maxLength={rules.maxLength}
            placeholder={texts.productExample}
            rows={1}
            value={line.name}
            onChange={(event) => box.type(event.target.value.replace(/\s/g, ' '))}
            onKeyDown={box.press}
            onBlur={box.close}
            // A long name is read whole: the field grows with it.
            className="field-sizing-content min-h-11! resize-none!"
          />
          <VisuallyHidden>
            <span role="status">{box.isOpen && texts.suggestions(box.found.length)}</span>
          </VisuallyHidden>
          {box.isOpen && (
            <div
              id={list}
              role="listbox"
              aria-label={label}
              onMouseDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-white p-1 shadow-lift"
            >
              {box.found.map((product, index) => (
                <div
                  key={product.slug}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={index === box.active}
                  onClick={() => box.choose(product)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center rounded-sm px-3 py-1.5',
                    index === box.active && 'bg-primary-tint',
                  )}
                >
                  {product.name}
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  )
}

function useProductBox(line: DraftLine, onChange: (line: DraftLine) => void) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed, suggest)
  const isOpen = typed !== '' && found.length > 0
  const close = () => setTyped('')
  useCloseByBack(isOpen, close)
  const type = (name: string) => {
    setTyped(name)
    setActive(-1)
    onChange({ ...line, name, productId: undefined, perPiece: null })
  }
  const choose = async (product: Suggestion) => {
    close()
    const chosen = { ...line, name: product.name, productId: undefined }
    onChange(chosen)
    // Without the catalogue's answer it stays goods by name.
    const known = await api.call(getProductBySlug, { slug: product.slug }).catch(() => null)
    if (!known) return
    const canFill = line.days === '' || line.perPiece !== null
    const cycle = canFill ? subscriptionCycleOf(known) : null
    const perPiece = cycle === null ? null : cycleDays(cycle)
    onChange(withQuantity({ ...chosen, productId: known.id, perPiece }, line.quantity))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen) return sendOnEnter(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter' && found[active]) void choose(found[active])
    else if (event.key === 'Enter') return sendOnEnter(event)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    found,
    isOpen,
    active,
    type,
    press,
    close,
    choose: (one: Suggestion) => void choose(one),
  }
}

/** One line of text, however many it is shown on: Enter sends the form, as in every other field. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

async function suggest(q: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const found = await api.call(suggestProducts, { q }, { signal })
  return found.filter(({ type }) => type === 'product').slice(0, 6)
}
