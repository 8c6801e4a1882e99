import { foldVietnamese } from '../kernel/fold.ts'
import { normalizePhone } from '../kernel/phone.ts'

/** What is searched for among a pharmacy's customers; null asks for nothing. */
export interface CustomerSearch {
  /** The last digits of a phone, or all of it. */
  phoneEnd: string | null
  /** Part of a name, folded. */
  words: string | null
}

const minDigits = 3

/** A keyword of digits (three and more) is a phone or its end, anything else part of a name, accents or not. */
export function readSearch(keyword: string | undefined): CustomerSearch {
  const phone = normalizePhone(keyword ?? '')
  if (/^\d+$/.test(phone) && phone.length >= minDigits) return { phoneEnd: phone, words: null }
  return { phoneEnd: null, words: foldVietnamese(keyword ?? '') || null }
}
