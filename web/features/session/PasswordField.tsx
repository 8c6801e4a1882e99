import { Form } from '#web/form/Form.tsx'
import type { FieldProps } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { SecretInput } from '#web/ui/SecretInput.tsx'
import type { TextInputProps } from '#web/ui/TextInput.tsx'

export interface PasswordFieldProps
  extends
    Pick<FieldProps, 'label' | 'hint'>,
    Pick<TextInputProps, 'ref' | 'size' | 'placeholder' | 'enterKeyHint' | 'onBlur'> {
  /** Of the form's schema. */
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** Instead of taking what is typed as it is. */
  onValueChange?: (typed: string) => void
  /** Exactly so many digits; any signs without it. */
  digits?: number | undefined
  /** Marked, where somebody has said already why. */
  isWrong?: boolean
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, digits, isWrong, onValueChange, onBlur, ...rest } = props
  return (
    <Form.Custom name={name} label={label} labelNames={false} hint={hint}>
      {({ onValueChange: change, onBlur: _judge, ...control }) => {
        const take = onValueChange ?? change
        const invalid = isWrong || control['aria-invalid']
        const input = { ...rest, ...control, onBlur, 'aria-invalid': invalid }
        return digits === undefined ? (
          <SecretInput {...input} onChange={(event) => take(event.target.value)} />
        ) : (
          <PasswordInput {...input} maxLength={digits} onValueChange={take} />
        )
      }}
    </Form.Custom>
  )
}
