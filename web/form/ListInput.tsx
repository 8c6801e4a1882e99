import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useField, type InputProps } from './form-context.ts'
import { formTexts as texts } from './texts.ts'

/** Short texts, one an input: phones, synonyms. What is wrong with one stands below it. */
export function ListInput({
  name,
  label,
  hint,
  add,
  type,
}: InputProps & { add?: string; type?: 'tel' }) {
  const { value, rules, error, change } = useField(name)
  const group = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const entries = (value as readonly string[] | undefined) ?? []
  const isFull = entries.length >= (rules.maxLength ?? Infinity)
  const addOne = () => {
    change([...entries, ''])
    // Its input is drawn first.
    setTimeout(() => group.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus())
  }
  return (
    <fieldset
      ref={group}
      aria-describedby={error ? id : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="text-sm font-semibold">
        {label}
        {rules.isRequired && <RequiredMark />}
      </legend>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      <ul className="flex flex-col gap-2">
        {entries.map((_, place) => (
          <li key={place}>
            <Entry
              name={`${name}.${place}`}
              label={`${label} ${place + 1}`}
              type={type}
              onRemove={() => change(entries.filter((_entry, other) => other !== place))}
            />
          </li>
        ))}
      </ul>
      <FieldError id={id}>{error}</FieldError>
      {!isFull && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={addOne}
          className="self-start"
        >
          {add ?? texts.add}
        </Button>
      )}
    </fieldset>
  )
}

function Entry({
  name,
  label,
  type = 'text',
  onRemove,
}: {
  name: string
  label: string
  type?: 'text' | 'tel'
  onRemove: () => void
}) {
  const { value, rules, error, change, leave } = useField(name)
  const id = useId()
  return (
    <>
      <div className="flex items-center gap-1">
        <TextInput
          name={name}
          type={type}
          value={(value as string | undefined) ?? ''}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
          maxLength={rules.maxLength}
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="min-w-0 flex-1"
        />
        <IconButton
          label={texts.remove(label)}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </>
  )
}
