import { normalizePhone, phoneDigits } from '#domain/kernel/phone.ts'
import { DigitsInput, type DigitsInputProps } from './DigitsInput.tsx'

export type PhoneInputProps = Omit<DigitsInputProps, 'type' | 'maxLength' | 'normalize'>

/** A Vietnamese phone as it is dialled at home; a pasted `+84 912…` becomes `0912…`. */
export function PhoneInput(props: PhoneInputProps) {
  return <DigitsInput {...props} type="tel" maxLength={phoneDigits} normalize={normalizePhone} />
}
