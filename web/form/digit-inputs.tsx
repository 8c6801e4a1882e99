import type { ComponentProps, ReactNode } from 'react'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useField, type InputProps } from './form-context.ts'
import { shownText } from './shown-text.ts'

type DigitsMode = Pick<ComponentProps<'input'>, 'inputMode'>

/** A number as it is typed; empty for none. */
export function NumberInput(props: InputProps & DigitsMode) {
  return <Digits {...props} Input={PlainDigits} />
}

/** Đồng, or another figure that is long enough for dots. */
export function MoneyInput(props: InputProps) {
  return <Digits {...props} Input={AmountInput} />
}

interface DigitsProps extends DigitsMode {
  maxLength: number | undefined
  value: string
  onValueChange: (digits: string) => void
}

function Digits({
  name,
  label,
  hint,
  inputMode,
  Input,
}: InputProps & DigitsMode & { Input: (props: DigitsProps) => ReactNode }) {
  const { value, rules, error, change, leave } = useField(name, label)
  const shown = shownText(value)
  const shared = {
    name,
    maxLength: rules.maxLength,
    onBlur: leave,
    ...(inputMode && { inputMode }),
  }
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <Input
          {...control}
          {...shared}
          value={shown}
          onValueChange={(typed) => change(typed === '' ? undefined : Number(typed))}
        />
      )}
    </Field>
  )
}

function PlainDigits({ onValueChange, ...rest }: DigitsProps) {
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode={rest.inputMode ?? 'decimal'}
      onChange={({ target }) => onValueChange(target.value)}
    />
  )
}
