import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'

const weekdays = ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy']

/** `thứ Tư 25/11/2026, 08:00`, in Vietnam. */
export function momentWords(iso: string): string {
  const [time = '', date = ''] = formatDateTime(iso).split(' ')
  const day = toVietnamIso(new Date(iso)).slice(0, 10)
  return `${weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]} ${date}, ${time}`
}

/** `14:03` in Vietnam. */
export function timeOf(iso: string): string {
  return formatDateTime(iso).slice(0, 5)
}

/** The instant of a Vietnam day and `08:00`; empty while one of both is missing. */
export function momentOf(day: string, time: string): string {
  return day && /^\d\d:\d\d$/.test(time) ? `${day}T${time}:00+07:00` : ''
}

/** The Vietnam day and time of an instant. */
export function partsOfMoment(iso: string): { day: string; time: string } {
  if (!iso || Number.isNaN(Date.parse(iso))) return { day: '', time: '' }
  const local = toVietnamIso(new Date(iso))
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
