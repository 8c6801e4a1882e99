import { hours, minutes, seconds } from '#domain/kernel/durations.ts'
import { paymentTexts as texts } from './texts.ts'

export interface TimeLeft {
  /** For people: minutes and seconds within the last hour, hours and minutes before. */
  text: string
  isOver: boolean
  /** Only what is worth interrupting somebody for; else empty. */
  spoken: string
}

/** The time until an instant given as ISO text, seen from `now` (milliseconds). */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(until) - now)
  if (left === 0) return { text: texts.timeOver, isOver: true, spoken: texts.timeOver }
  return { text: wordsOf(left), isOver: false, spoken: spokenOf(left) }
}

function wordsOf(left: number): string {
  // Rounded up, so that the last second shown is a whole one.
  const whole = Math.ceil(left / seconds(1))
  if (left <= hours(1)) {
    return texts.minutesLeft(Math.floor(whole / 60), String(whole % 60).padStart(2, '0'))
  }
  const inMinutes = Math.floor(left / minutes(1))
  return texts.hoursLeft(Math.floor(inMinutes / 60), inMinutes % 60)
}

/** The same words for the whole stretch: a live region says them once. */
function spokenOf(left: number): string {
  if (left <= minutes(1)) return texts.lastMinute
  return left <= minutes(5) ? texts.lastMinutes : ''
}
