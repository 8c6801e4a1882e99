import { foldVietnamese } from '../../kernel/fold.ts'
import { normalizePhone } from '../../kernel/phone.ts'

/** What somebody who searches orders means by what they typed. */
export type OrderQuery =
  | { by: 'everything' }
  /** The first digits of a code's day, `YYMMDD`. */
  | { by: 'day'; digits: string }
  /** A code from its start, at least one sign beyond the day. */
  | { by: 'code'; start: string }
  /** A phone, or its last digits, four or more. */
  | { by: 'phone'; digits: string }
  /** Folded words of a name; the last one may be half typed. */
  | { by: 'name'; words: string[] }
  | { by: 'nothing' }

const maxWords = 8

/**
 * Reads what was typed. A code is known by its `DH`, or by a letter behind six digits; it may have
 * dashes and spaces, and O, I and L for the digits that codes have instead.
 */
export function readOrderQuery(typed: string | undefined): OrderQuery {
  if (!typed?.trim()) return { by: 'everything' }
  return readCode(typed) ?? readPhone(typed) ?? readName(typed)
}

const codeShape = /^(?:(?:DH)(\d{0,6})|(?:DH)?(\d{6})([0-9A-Z]{1,6}))$/

function readCode(typed: string): OrderQuery | null {
  const signs = typed.toUpperCase().replace(/[\s.–-]/g, '')
  const found = codeShape.exec(signs)
  if (!found || (/^\d+$/.test(signs) && signs.length <= 11)) return null
  const [, digits, day, rest] = found
  if (day === undefined) return digits ? { by: 'day', digits } : { by: 'everything' }
  return { by: 'code', start: `DH${day}${rest!.replace(/[IL]/g, '1').replace(/O/g, '0')}` }
}

function readPhone(typed: string): OrderQuery | null {
  const digits = normalizePhone(typed)
  return /^\d{4,15}$/.test(digits) ? { by: 'phone', digits } : null
}

function readName(typed: string): OrderQuery {
  const words = foldVietnamese(typed).split(' ').filter(Boolean)
  return words.length > 0 ? { by: 'name', words: words.slice(0, maxWords) } : { by: 'nothing' }
}
