import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { reminderTexts as texts } from './texts.ts'

/** `0912 345 678`: as it is read out. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
}

/** How far a day is from today, in words; days further than a week by their date. */
export function dayInWords(day: VietnamDay, today: VietnamDay): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days === 0) return texts.today
  if (days === 1) return texts.tomorrow
  if (days < 0) return texts.overdue(-days)
  return days <= 7 ? texts.inDays(days) : formatDate(day)
}

export function zaloLink(phone: string): string {
  return `https://zalo.me/${phone}`
}
