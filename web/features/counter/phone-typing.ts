import { normalizePhone } from '#domain/kernel/phone.ts'

/** `0912345678` → `0912 345 678`, as people read it aloud. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ')
}

export interface PhoneTyping {
  digits: string
  /** Where the caret belongs in the grouped text. */
  caret: number
}

/** What a change of the field means: digits alone, the country's code taken for the 0, no more than ten. */
export function readPhoneTyping(text: string, caret: number): PhoneTyping {
  const digits = digitsOf(text)
  const ahead = Math.min(digits.length, digitsOf(text.slice(0, caret)).length)
  return { digits, caret: groupPhone(digits.slice(0, ahead)).length }
}

function digitsOf(text: string): string {
  const digits = normalizePhone(text).replace(/\D/g, '')
  return digits.startsWith('84') ? digits.slice(0, 11) : digits.slice(0, 10)
}
