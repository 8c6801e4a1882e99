/** A day of the shop's calendar (Asia/Ho_Chi_Minh, no daylight saving), as `YYYY-MM-DD`. */
export type VietnamDay = string

const vietnamOffsetMs = 7 * 60 * 60 * 1000

/** The Vietnam day in which an instant falls. */
export function vietnamDayOf(instant: Date): VietnamDay {
  const there = instant.getTime() + vietnamOffsetMs
  const number = Math.floor(there / dayMs)
  if (number !== last.number) last = { number, day: new Date(there).toISOString().slice(0, 10) }
  return last.day
}

const dayMs = 24 * 60 * 60 * 1000
/** Nearly all that is asked for is of the same day, many times with each request. */
let last = { number: Number.NaN, day: '' }

/** An instant as ISO 8601 with Vietnam's offset, as the API gives it: `2026-11-21T08:00:00.000+07:00`. */
export function toVietnamIso(instant: Date): string {
  return new Date(instant.getTime() + vietnamOffsetMs).toISOString().replace('Z', '+07:00')
}

/** The day `count` days after (or before, when negative) another. */
export function addDays(day: VietnamDay, count: number): VietnamDay {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + count)
  return noon.toISOString().slice(0, 10)
}

/** `DD/MM/YYYY` of a day or an instant given as ISO text. */
export function formatDate(iso: string): string {
  const day = iso.length > 10 ? vietnamDayOf(new Date(iso)) : iso
  return day.split('-').toReversed().join('/')
}

const weekdays = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy']

/** `Thứ Hai 23/11` of a day that is near. */
export function formatNearDay(day: VietnamDay): string {
  return `${weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]} ${formatDate(day).slice(0, 5)}`
}

/** `HH:mm DD/MM/YYYY` of an instant given as ISO text. */
export function formatDateTime(iso: string): string {
  const local = new Date(new Date(iso).getTime() + vietnamOffsetMs).toISOString()
  return `${local.slice(11, 16)} ${formatDate(local.slice(0, 10))}`
}
