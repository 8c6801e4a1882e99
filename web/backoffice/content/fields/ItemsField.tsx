import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useRef, type ReactNode } from 'react'
import { useField } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { contentTexts as texts } from '../texts.ts'

/** Several of the same parts, in an order: steps, benefits, questions. `children` draws one. */
export function ItemsField({
  name,
  label,
  blank,
  children,
}: {
  name: string
  label: string
  /** With what a new one begins. */
  blank: Readonly<Record<string, string>>
  children: (path: string, nth: number) => ReactNode
}) {
  const { value, rules, error, change } = useField(name)
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const items = value as readonly unknown[]
  const add = () => {
    change([...items, blank])
    // It is drawn first.
    setTimeout(() =>
      group.current?.querySelector<HTMLElement>('ol > li:last-child :is(input, textarea)')?.focus(),
    )
  }
  const up = (place: number) => {
    const moved = [...items]
    moved.splice(place - 1, 0, ...moved.splice(place, 1))
    change(moved)
  }
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ol className="flex flex-col gap-2.5 empty:hidden">
        {items.map((_, place) => (
          <li key={place} className="rounded-md border border-line p-3">
            <div className="mb-1 flex items-center justify-between">
              <span className="text-sm text-ink-2">{texts.itemNth(place + 1)}</span>
              <span className="-my-1.5 flex">
                {place > 0 && (
                  <IconButton
                    label={texts.itemUp(place + 1)}
                    icon={<ArrowUp aria-hidden="true" className="size-4.5" />}
                    onClick={() => up(place)}
                  />
                )}
                <IconButton
                  label={texts.removeItem(place + 1)}
                  icon={<X aria-hidden="true" className="size-4.5" />}
                  onClick={() => change(items.filter((_item, other) => other !== place))}
                />
              </span>
            </div>
            <div className="flex flex-col gap-3">{children(`${name}.${place}`, place + 1)}</div>
          </li>
        ))}
      </ol>
      <FieldError id={id}>{error}</FieldError>
      {items.length < (rules.maxLength ?? Infinity) && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={add}
          className="self-start"
        >
          {texts.addItem}
        </Button>
      )}
    </fieldset>
  )
}
