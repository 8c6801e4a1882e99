import { isPhone } from '#domain/kernel/phone.ts'
import { phoneTexts as texts } from './phone-texts.ts'

/** What is wrong with a phone that is still being typed; '' while it may yet become one. */
export function problemWhileTyping(phone: string): string {
  // The country's code in front: an eleventh digit belongs to it.
  const canGoOn = phone.length < 10 || (phone.length === 10 && phone.startsWith('84'))
  return canGoOn && /^\d*$/.test(phone) ? '' : problemOfPhone(phone)
}

/** What keeps this from being a customer's phone, in one sentence; '' when nothing does. */
export function problemOfPhone(phone: string): string {
  if (isPhone(phone)) return ''
  if (phone === '') return texts.missing
  if (/\D/.test(phone)) return texts.digitsOnly
  if (phone.length !== 10) return texts.length(phone.length)
  return phone.startsWith('0') ? texts.twoZeros : texts.startsWithZero
}
