import { groupPhone, isPhone, normalizePhone } from '#domain/kernel/phone.ts'

export interface PhoneTyping {
  /** A phone, or what was typed instead: digits too many and letters stay, to be said. */
  phone: string
  /** Where the caret belongs in the grouped text. */
  caret: number
}

/** What a change of the field means: without marks and gaps, the country's code taken for the 0. */
export function readPhoneTyping(text: string, caret: number): PhoneTyping {
  const phone = meantBy(text)
  const ahead = Math.min(phone.length, meantBy(text.slice(0, caret)).length)
  return { phone, caret: groupPhone(phone.slice(0, ahead)).length }
}

function meantBy(text: string): string {
  const digits = normalizePhone(text.replace(/\D/g, ''))
  // Words around a phone are no part of it; a letter within might stand for a digit.
  if (isPhone(digits) && !/\p{L}\d|\d\p{L}/u.test(text)) return digits
  return normalizePhone(text).replace(/[^\p{L}\d]/gu, '')
}
