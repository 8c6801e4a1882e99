import { addDays, formatDate, formatDateTime, vietnamDayOf } from '#domain/kernel/dates.ts'
import { minutes } from '#domain/kernel/durations.ts'
import { partTexts as texts } from './texts.ts'

/** An instant as people at work say it: `vừa xong`, `6 phút trước`, `08:15`, `hôm qua`, `18/11`. */
export function sinceWhen(iso: string, now: number): string {
  const passed = now - Date.parse(iso)
  if (passed < minutes(1)) return texts.justNow
  if (passed < minutes(60)) return texts.minutesAgo(Math.floor(passed / minutes(1)))
  const today = vietnamDayOf(new Date(now))
  const day = vietnamDayOf(new Date(iso))
  if (day === today) return formatDateTime(iso).slice(0, 5)
  if (day === addDays(today, -1)) return texts.yesterday
  return day.slice(0, 4) === today.slice(0, 4) ? formatDate(day).slice(0, 5) : formatDate(day)
}
