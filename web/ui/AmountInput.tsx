import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { keepDigits, type DigitsInputProps } from './DigitsInput.tsx'
import { TextInput } from './TextInput.tsx'

export type AmountInputProps = Omit<DigitsInputProps, 'normalize'>

/** Đồng, grouped while they are typed (`350.000`); what is told are the digits. */
export function AmountInput({ value, onValueChange, maxLength = 10, ...rest }: AmountInputProps) {
  const moved = useRef<{ field: HTMLInputElement; behind: number } | null>(null)
  const changed = ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    const caret = field.selectionStart ?? field.value.length
    moved.current = { field, behind: keepDigits(field.value.slice(caret)).length }
    onValueChange(keepDigits(field.value, maxLength, (digits) => digits.replace(/^0+(?=\d)/, '')))
  }
  // The dots move while somebody types in the middle: the caret stays before the same digits.
  useLayoutEffect(() => {
    if (!moved.current) return
    const { field, behind } = moved.current
    moved.current = null
    const caret = caretBefore(field.value, behind)
    if (document.activeElement === field) field.setSelectionRange(caret, caret)
  })
  const shown = value === '' ? '' : formatNumber(Number(value))
  return <TextInput inputMode="numeric" {...rest} value={shown} onChange={changed} />
}

/** The leftmost place that has so many digits behind it: a dot is never in the way of deleting. */
function caretBefore(text: string, behind: number): number {
  let caret = text.length
  while (caret > 0 && keepDigits(text.slice(caret)).length < behind) caret -= 1
  while (caret > 0 && text[caret - 1] === '.') caret -= 1
  return caret
}
