import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'

/** Of longer than three years only the last of it is read. */
const maxDays = 3 * 366

/** The days that a report is of; the last 30 where none are said. */
export function periodOf(
  { clock }: Pick<Context, 'clock'>,
  { from, to = clock.today() }: { from?: string | undefined; to?: string | undefined },
): { from: VietnamDay; to: VietnamDay } {
  const first = addDays(to, 1 - maxDays)
  const asked = from ?? addDays(to, -29)
  return { from: asked < first ? first : asked, to }
}

/** `column` on the Vietnam days from one to the other, both of them SQL. */
export function onDays(column: string, from: string, to: string): string {
  return `${column} >= (${from})::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and ${column} < ((${to}) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`
}
