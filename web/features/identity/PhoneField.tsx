import { normalizePhone } from '#domain/kernel/phone.ts'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { authTexts as texts } from './texts.ts'

export interface PhoneFieldProps {
  value: string
  error: string | undefined
  onChange: (digits: string) => void
  onLeave: () => void
  /** `username` where a password belongs to it, so that the browser's keeper of passwords understands. */
  autoComplete?: 'username' | 'tel-national'
}

/** Ten digits; whatever else is typed or pasted is dropped, a leading 84 becomes 0. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, error, onChange, onLeave, autoComplete = 'tel-national' } = props
  return (
    <Field label={texts.phone} error={error} required>
      {(control) => (
        <DigitsInput
          {...control}
          type="tel"
          autoComplete={autoComplete}
          value={value}
          maxLength={10}
          normalize={normalizePhone}
          onValueChange={onChange}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
