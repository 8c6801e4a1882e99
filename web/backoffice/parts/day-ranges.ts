import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'

/** Vietnam days, both inclusive; an end that is missing is open. */
export interface DayRange {
  from?: VietnamDay
  to?: VietnamDay
}

export const quickRanges = ['today', 'yesterday', 'week', 'month', 'thisMonth'] as const
export type QuickRange = (typeof quickRanges)[number]

export function rangeOf(quick: QuickRange, today: VietnamDay): Required<DayRange> {
  switch (quick) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today }
  }
}

/** Which quick choice a range is; `own` for any other, null for no range at all. */
export function quickOf({ from, to }: DayRange, today: VietnamDay): QuickRange | 'own' | null {
  if (!from && !to) return null
  const found = quickRanges.find((quick) => {
    const range = rangeOf(quick, today)
    return range.from === from && range.to === to
  })
  return found ?? 'own'
}

/** A day as the address has it; anything else is no day. */
export function readDay(text: string | null): VietnamDay | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  // A day that no calendar has comes back as another one.
  const time = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(time) && addDays(text, 0) === text ? text : undefined
}
