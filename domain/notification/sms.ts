const marks = /\p{M}+/gu
const otherSigns = /[^\n\x20-\x5f\x61-\x7e]/g

/** Text for a brand-name SMS: no accents, only signs of the basic alphabet. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[–—]/g, '-')
    .replace(/[‘’“”]/g, "'")
    .replace(/[đð]/g, 'd')
    .replace(/[ĐÐ]/g, 'D')
    .replace(marks, '')
    .replace(otherSigns, ' ')
}

/** How many messages are charged for a plain text: one up to 160 signs, then one per 153. */
export function smsParts(plain: string): number {
  return plain.length <= 160 ? 1 : Math.ceil(plain.length / 153)
}

const mobilePattern = /^0(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/

/**
 * A number of a Vietnamese mobile network. The form's rule (0, 1-9, 8 digits) also takes numbers that
 * nobody has: those get no paid message.
 */
export function isMobilePhone(phone: string): boolean {
  return mobilePattern.test(phone)
}
