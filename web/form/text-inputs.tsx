import type { ComponentProps } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { PhoneInput, type PhoneInputProps } from '#web/ui/PhoneInput.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useField, type InputProps } from './form-context.ts'

/** So long a text needs more than a line. */
const longText = 250

type TextProps = InputProps & {
  /** Lines, where there are more than a long text has, or one for a long address. */
  rows?: number
  labelHidden?: boolean
  /** Asked for by a rule over several fields. */
  required?: boolean
  /** What is wrong besides: of something that the server knows under another name. */
  error?: string
} & Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'placeholder'
    | 'className'
    | 'enterKeyHint'
  >

export function TextFieldInput(props: TextProps) {
  const { name, label, hint, labelHidden, rows, error: other, required, ...rest } = props
  const { value, rules, error = other, change, leave } = useField(name, label)
  const isLong = rows === undefined ? (rules.maxLength ?? 0) > longText : rows > 1
  const { type = 'text', autoComplete = 'off', ...others } = rest
  const shared = {
    name,
    value: (value as string | undefined) ?? '',
    maxLength: rules.maxLength,
    onChange: ({ target }: { target: { value: string } }) => change(target.value || rules.empty),
    onBlur: leave,
  }
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required ?? rules.isRequired}
    >
      {(control) =>
        isLong ? (
          <Textarea
            {...control}
            {...shared}
            rows={rows}
            placeholder={rest.placeholder}
            className={rest.className}
          />
        ) : (
          <TextInput {...control} {...shared} {...others} type={type} autoComplete={autoComplete} />
        )
      }
    </Field>
  )
}

/** A Vietnamese phone, however it is written. */
export function PhoneFieldInput({
  name,
  label,
  hint,
  ...rest
}: InputProps &
  Pick<PhoneInputProps, 'autoComplete' | 'autoFocus' | 'enterKeyHint' | 'size' | 'className'>) {
  const { value, rules, error, change, leave } = useField(name, label)
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <PhoneInput
          {...control}
          {...rest}
          name={name}
          value={(value as string | undefined) ?? ''}
          onValueChange={(digits) => change(digits || rules.empty)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
