declare const phoneBrand: unique symbol

/** A Vietnamese mobile number, normalised: `0`, then 1-9, then 8 digits. */
export type Phone = string & { readonly [phoneBrand]: 'phone' }

/** How many digits a phone has. */
export const phoneDigits = 10

const phonePattern = /^0[1-9]\d{8}$/

/** `+84 901.234.567`, `84901234567` and `0901 234 567` all become `0901234567`; the rest is left as typed. */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/[\s.\-()+]/g, '')
  return digits.startsWith('84') && digits.length >= 11 ? `0${digits.slice(2)}` : digits
}

/** Exactly 10 digits matching 0, 1-9, 8 digits. Expects a normalised phone. */
export function isPhone(text: string): text is Phone {
  return phonePattern.test(text)
}

/** `0912345678` → `0912 345 678`, as people read it aloud. */
export function groupPhone(typed: string): string {
  return [typed.slice(0, 4), typed.slice(4, 7), typed.slice(7)].filter(Boolean).join(' ')
}

/** All but the last three characters hidden: `*******567`. */
export function maskPhone(phone: string): string {
  return phone.slice(-3).padStart(phone.length, '*')
}
