import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { dayTexts as texts } from './texts.ts'

/** Puts the slashes in while somebody types `23/11/2026`; takes a pasted or filled-in `2026-11-23` too. */
export function formatTypedDay(text: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text)
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`
  const parts = ['']
  for (const letter of text) {
    const part = parts.at(-1)!
    if (/\d/.test(letter)) {
      if (part.length < lengthOf(parts)) parts[parts.length - 1] = part + letter
      else if (parts.length < 3) parts.push(letter)
    } else if (/[/.\-\s]/.test(letter) && part && parts.length < 3) parts.push('')
  }
  return parts.join('/')
}

/** `25/8/1980` and `25081980` alike as `1980-08-25`; what is not complete is left for a rule to refuse. */
export function toIsoDay(typed: string): string {
  const [day = '', month = '', year = ''] = typed.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day that a calendar has; undefined for anything else. */
export function readTypedDay(typed: string): VietnamDay | undefined {
  const day = toIsoDay(typed)
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined
  // A day that no calendar has comes back as another one.
  return !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) && addDays(day, 0) === day ? day : undefined
}

export interface DayBounds {
  min?: VietnamDay | undefined
  max?: VietnamDay | undefined
}

/** What is wrong with a day as it was typed, in words; null for none typed or one that will do. */
export function problemOfTypedDay(typed: string, { min, max }: DayBounds): string | null {
  if (typed === '') return null
  const day = readTypedDay(typed)
  if (!day) return /^\d+\/\d+\/\d{4}$/.test(typed) ? texts.noSuchDay : texts.notWhole
  if (min && day < min) return texts.tooEarly(formatDate(min))
  return max && day > max ? texts.tooLate(formatDate(max)) : null
}

function lengthOf(parts: readonly string[]): number {
  return parts.length < 3 ? 2 : 4
}
