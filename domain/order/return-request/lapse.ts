import { addDays, type VietnamDay } from '../../kernel/dates.ts'

/** The buyer hears of it as many days before a request lapses. */
export const lapseNoticeDays = 5

/** Working days after which a request without an answer is late. */
export const answerWorkingDays = 2

/** Whether the buyer is to be told today that a request lapses: `lapseDays` after the last word on it. */
export function isLapsingSoon(lastWordOn: VietnamDay, today: VietnamDay, lapseDays: number) {
  return addDays(lastWordOn, lapseDays - lapseNoticeDays) <= today
}

/** The last day of a request whose buyer is told today; told late, it lapses as much later. */
export function lastDayOf(
  lastWordOn: VietnamDay,
  today: VietnamDay,
  lapseDays: number,
): VietnamDay {
  const due = addDays(lastWordOn, lapseDays)
  const earliest = addDays(today, lapseNoticeDays)
  return due > earliest ? due : earliest
}

/** What was asked before this day has waited too long for an answer; Monday to Friday are worked. */
export function lateBefore(today: VietnamDay): VietnamDay {
  let day = addDays(today, -1)
  for (let left = answerWorkingDays; left > 0; day = addDays(day, -1)) if (isWorked(day)) left -= 1
  return addDays(day, 1)
}

function isWorked(day: VietnamDay): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
