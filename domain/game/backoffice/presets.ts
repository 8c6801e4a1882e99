import { daysOf, type TimeSpan } from '../pacing.ts'

export const pacingPresets = ['even', 'openingHours', 'weekends', 'lastDay'] as const
export type PacingPreset = (typeof pacingPresets)[number]

/** Of a hundred units, those that the preset keeps for the last day. */
export const lastDayShare = 20

/** The curve that a preset draws over a window; `lastDay` only changes the share of the lots. */
export function presetCurve(
  preset: PacingPreset,
  window: TimeSpan,
): { days: number[]; hours: number[] } {
  switch (preset) {
    case 'openingHours':
      return { days: [], hours: byHour((hour) => (hour >= 7 && hour < 22 ? 100 : 5)) }
    case 'weekends':
      return { days: daysOf(window).map((day) => (isWeekend(day) ? 100 : 40)), hours: [] }
    default:
      return { days: [], hours: [] }
  }
}

/** A weight for each day and hour that can be drawn on, however short the list was. */
export function wholeWeights(weights: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => weights[at] ?? weights.at(-1) ?? 50)
}

function byHour(weightOf: (hour: number) => number): number[] {
  return Array.from({ length: 24 }, (_, hour) => weightOf(hour))
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}
