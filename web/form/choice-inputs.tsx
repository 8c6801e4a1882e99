import { useId, type ReactNode } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { RadioCards, type RadioCardsProps } from '#web/ui/RadioCards.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { useField, type InputProps } from './form-context.ts'
import { formTexts as texts } from './texts.ts'

/** One of a few; `labels` says them. */
export function SelectInput({
  name,
  label,
  hint,
  labels,
  none = texts.none,
  unchosen,
}: InputProps & {
  labels: Readonly<Record<string, string>>
  /** Choosing nothing, where that is allowed; null where it is not offered. */
  none?: string | null
  /** Before anything is chosen, where something must be. */
  unchosen?: string
}) {
  const { value, rules, error, change, leave } = useField(name, label)
  const options = rules.options.length > 0 ? rules.options : Object.keys(labels)
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          value={(value as string | undefined) ?? ''}
          onChange={({ target }) => change(target.value || undefined)}
          onBlur={leave}
          className="w-full"
        >
          {unchosen !== undefined && <option value="">{unchosen}</option>}
          {!rules.isRequired && none !== null && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/** One of a few, as rows that are easy to hit; `required` where a rule over several fields asks for it. */
export function RadioInput({
  name,
  required,
  ...rest
}: Omit<RadioCardsProps, 'value' | 'onValueChange' | 'error'>) {
  const { value, rules, error, change } = useField(name)
  return (
    <RadioCards
      {...rest}
      name={name}
      required={required ?? rules.isRequired}
      error={error}
      value={(value as string | undefined) ?? null}
      onValueChange={change}
    />
  )
}

export function SwitchInput({ name, label, hint }: InputProps) {
  const { value, error, change, leave } = useField(name, label)
  const id = useId()
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span>
          <span id={id} className="text-sm font-semibold">
            {label}
          </span>
          {hint && <span className="block text-xs text-ink-3">{hint}</span>}
        </span>
        <Switch
          isOn={value === true}
          aria-labelledby={id}
          onBlur={leave}
          onClick={() => change(value !== true)}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Yes or no, told in a sentence. */
export function CheckInput({ name, label }: Omit<InputProps, 'label'> & { label: ReactNode }) {
  const { value, error, change } = useField(name, label)
  return (
    <Checkbox
      label={label}
      name={name}
      error={error}
      checked={value === true}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
