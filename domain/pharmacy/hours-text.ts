import { formatDate } from '../kernel/dates.ts'
import { foldVietnamese } from '../kernel/fold.ts'
import {
  groupWeek,
  noWeekly,
  weekdays,
  type HoursException,
  type Interval,
  type Weekday,
  type Weekly,
} from './opening-hours.ts'

/** Opening hours as a cell of a file: `T2-T6 07:00-21:00; T7 07:00-12:00, 13:00-20:00; CN nghỉ`. */
export function writeWeekly(weekly: Weekly): string {
  const groups = groupWeek(weekly)
  if (groups.every(({ intervals }) => intervals.length === 0)) return ''
  return groups
    .map(({ days, intervals }) => `${daysText(days)} ${intervalsText(intervals)}`)
    .join('; ')
}

/** Null for what is none. A day that is not named is closed. */
export function readWeekly(text: string): Weekly | null {
  const found = { ...noWeekly }
  for (const part of partsOf(text)) {
    const read = /^(\S+(?:\s*-\s*(?:T\d|CN))?)\s+(.*)$/i.exec(part)
    const days = read && readDays(read[1]!)
    const intervals = read && readIntervals(read[2]!)
    if (!days || !intervals) return null
    for (const day of days) found[day] = intervals
  }
  return found
}

/** Days apart, `29/04/2027-01/05/2027 nghỉ (Lễ); 02/09/2027 08:00-12:00`. */
export function writeExceptions(exceptions: readonly HoursException[]): string {
  return exceptions
    .map(({ from, to, intervals, note }) => {
      const days = from === to ? formatDate(from) : `${formatDate(from)}-${formatDate(to)}`
      return `${days} ${intervalsText(intervals)}${note ? ` (${note.replace(/[();\n]/g, ' ')})` : ''}`
    })
    .join('; ')
}

/** Null for what is none. */
export function readExceptions(text: string): HoursException[] | null {
  const exceptions: HoursException[] = []
  for (const part of partsOf(text)) {
    const read =
      /^(\d{1,2}\/\d{1,2}\/\d{4})(?:\s*-\s*(\d{1,2}\/\d{1,2}\/\d{4}))?\s+([^(]+?)\s*(?:\((.*)\))?$/.exec(
        part,
      )
    const intervals = read && readIntervals(read[3]!)
    if (!read || !intervals) return null
    const from = dayOf(read[1]!)
    exceptions.push({
      from,
      to: dayOf(read[2] ?? read[1]!),
      intervals,
      note: read[4]?.trim() ?? '',
    })
  }
  return exceptions
}

const closed = 'nghỉ'
const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'T2',
  tue: 'T3',
  wed: 'T4',
  thu: 'T5',
  fri: 'T6',
  sat: 'T7',
  sun: 'CN',
}

function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  return first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`
}

function intervalsText(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return closed
  return intervals.map(({ from, to }) => `${from}-${to}`).join(', ')
}

function partsOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function readDays(text: string): Weekday[] | null {
  const [first, last = first] = text.split('-').map((name) => weekdayNamed(name.trim()))
  if (first === undefined || last === undefined || first < 0 || last < first) return null
  return weekdays.slice(first, last + 1)
}

function weekdayNamed(name: string): number {
  return weekdays.findIndex((day) => dayNames[day].toLowerCase() === name.toLowerCase())
}

/** `7:00-21h30`, several with commas between, or `nghỉ`. */
function readIntervals(text: string): Interval[] | null {
  if (foldVietnamese(text) === 'nghi') return []
  const intervals: Interval[] = []
  for (const part of text.split(',')) {
    const read = /^\s*(\d{1,2})[:hg](\d{2})?\s*-\s*(\d{1,2})[:hg](\d{2})?\s*$/i.exec(part)
    if (!read) return null
    const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] = read
    intervals.push({
      from: `${fromHour!.padStart(2, '0')}:${fromMinute}`,
      to: `${toHour!.padStart(2, '0')}:${toMinute}`,
    })
  }
  return intervals
}

/** `2027-04-29` of `29/04/2027`; whether there is such a day is the schema's to say. */
function dayOf(text: string): string {
  const [day = '', month = '', year = ''] = text.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
