import { hours } from '#domain/kernel/durations.ts'
import { StartFailure } from '../start-failure.ts'

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?\s?(Z|[+-]\d\d:?\d\d)?$/
const vietnam = hours(7)

/** `2026-11-22 14:05` as the clock on the wall of the shop has it, unless it says of which offset it is. */
export function readMoment(text: string): Date {
  const found = written.exec(text.trim())
  const [, day, minute, second = ':00', offset = '+07:00'] = found ?? []
  const moment = new Date(`${day}T${minute}${second}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  // The 31st of February is no day, whatever JavaScript makes of it.
  if (!found || Number.isNaN(moment.getTime()) || !isThere(day!)) {
    throw new StartFailure(
      `"${text}" is no moment: write --at '2026-11-22 14:05' (Vietnam time; seconds and an offset may follow: '2026-11-22 14:05:07+00:00').`,
    )
  }
  return moment
}

function isThere(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** In Vietnam's time, to the second, or finer where it is. */
export function momentText(at: Date): string {
  const [day, time] = new Date(at.getTime() + vietnam).toISOString().split('T')
  return `${day} ${time!.replace('Z', '').replace('.000', '')} (+07)`
}
