import type { ChangeEvent } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface DigitsInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'maxLength'> {
  value: string
  onValueChange: (digits: string) => void
  /** How many digits are kept. */
  maxLength?: number
  /** Applied before cutting to length, so that a pasted `+84 912…` becomes `0912…` and is not cut first. */
  normalize?: (digits: string) => string
}

/** A number that is a name, not an amount: phone, one-time code, password. Everything but digits is dropped. */
export function DigitsInput({
  value,
  onValueChange,
  maxLength,
  normalize,
  ...rest
}: DigitsInputProps) {
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    onValueChange(keepDigits(event.target.value, maxLength, normalize))
  }
  return <TextInput inputMode="numeric" {...rest} value={value} onChange={changed} />
}

export function keepDigits(
  text: string,
  maxLength = Infinity,
  normalize = (digits: string) => digits,
): string {
  return normalize(text.replace(/\D/g, '')).slice(0, maxLength)
}
