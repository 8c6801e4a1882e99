import type { Ref } from 'react'
import { Form } from '#web/form/Form.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { sessionTexts as texts } from './texts.ts'

export const totpLength = 6

export interface TotpFieldProps {
  label?: string
  /** Instead of taking what is typed as it is. */
  onValueChange?: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The six digits of the authenticator app, typed, pasted or filled in. */
export function TotpField({ label = texts.totp, onValueChange, ref }: TotpFieldProps) {
  return (
    <Form.Custom name="totp" label={label}>
      {({ onBlur: _judge, ...control }) => (
        <DigitsInput
          {...control}
          onValueChange={onValueChange ?? control.onValueChange}
          ref={ref}
          autoComplete="one-time-code"
          maxLength={totpLength}
          size="main"
          className="tabular text-center text-xl font-semibold tracking-[0.4em]"
        />
      )}
    </Form.Custom>
  )
}
