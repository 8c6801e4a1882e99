import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
} from 'react'
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
  ref,
  ...rest
}: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  const take = (typed: string) => onValueChange(keepDigits(typed, maxLength, normalize))
  const takeEarly = useEffectEvent(() => {
    const typed = input.current!.value
    if (typed !== value) take(typed)
  })
  // Typed or filled in before the script was here: the next render would wipe it.
  useLayoutEffect(() => takeEarly(), [])
  const changed = (event: ChangeEvent<HTMLInputElement>) => take(event.target.value)
  return <TextInput ref={input} inputMode="numeric" {...rest} value={value} onChange={changed} />
}

export function keepDigits(
  text: string,
  maxLength = Infinity,
  normalize = (digits: string) => digits,
): string {
  return normalize(text.replace(/\D/g, '')).slice(0, maxLength)
}
