import type { Ref } from 'react'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { sessionTexts as texts } from './texts.ts'

export const totpLength = 6

export interface TotpFieldProps {
  label?: string
  value: string
  onValueChange: (digits: string) => void
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** The six digits of the authenticator app, typed, pasted or filled in. */
export function TotpField({ label = texts.totp, error, ref, ...control }: TotpFieldProps) {
  return (
    <Field label={label} error={error} required>
      {(field) => (
        <DigitsInput
          {...field}
          {...control}
          ref={ref}
          autoComplete="one-time-code"
          maxLength={totpLength}
          size="main"
          className="tabular text-center text-xl font-semibold tracking-[0.4em]"
        />
      )}
    </Field>
  )
}
