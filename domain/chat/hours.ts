import { formatDateTime, toVietnamIso } from '../kernel/dates.ts'
import { readExceptions, readWeekly } from '../pharmacy/hours-text.ts'
import { noWeekly, openStateAt, type OpeningHours } from '../pharmacy/opening-hours.ts'

/** As staff write them: `T2-T7 07:30-21:30; CN 08:00-20:00`, and `01/01/2027 nghỉ (Tết Dương lịch)`. */
export interface WrittenHours {
  weekly: string
  holidays: readonly string[]
}

/** Whether somebody answers at an instant, by the days and hours of Vietnam, and else from when on. */
export function attendanceAt(
  written: WrittenHours,
  instant: Date,
): { isOpen: boolean; opensAt: string | null } {
  const state = openStateAt(readHours(written), instant)
  if (state.isOpen) return { isOpen: true, opensAt: null }
  return { isOpen: false, opensAt: state.opensAt && toVietnamIso(state.opensAt) }
}

/** The away text with `{gio}` filled in. */
export function awayText(text: string, opensAt: string | null, later: string): string {
  return text.replaceAll('{gio}', opensAt === null ? later : formatDateTime(opensAt))
}

function readHours({ weekly, holidays }: WrittenHours): OpeningHours {
  return {
    weekly: readWeekly(weekly) ?? noWeekly,
    exceptions: holidays.flatMap((line) => readExceptions(line) ?? []),
  }
}
