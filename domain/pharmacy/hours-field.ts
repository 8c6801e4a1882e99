import { z } from 'zod'
import { dayField, textField } from '../kernel/fields.ts'
import { doOverlap, findWeeklyOverlap, minutesOf } from './opening-hours.ts'
import { hoursTexts as texts } from './texts.ts'

const maxIntervals = 4
const maxExceptions = 40

const time = z.string({ error: texts.time }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, texts.time)

const interval = z
  .object({ from: time, to: z.union([z.literal('24:00'), time], { error: texts.time }) })
  .refine(({ from, to }) => minutesOf(from) !== minutesOf(to), { error: texts.empty, path: ['to'] })

const intervals = z.array(interval).max(maxIntervals, texts.tooMany)

const weekly = z
  .object({
    mon: intervals.default([]),
    tue: intervals.default([]),
    wed: intervals.default([]),
    thu: intervals.default([]),
    fri: intervals.default([]),
    sat: intervals.default([]),
    sun: intervals.default([]),
  })
  .superRefine((week, { addIssue }) => {
    const day = findWeeklyOverlap(week)
    if (day) addIssue({ code: 'custom', message: texts.overlap, path: [day] })
  })

const exception = z
  .object({
    from: dayField,
    to: dayField,
    intervals: intervals.refine((given) => !doOverlap(given), texts.overlap),
    note: textField(60),
  })
  .refine(({ from, to }) => from <= to, { error: texts.daysTurned, path: ['to'] })

const exceptions = z
  .array(exception)
  .max(maxExceptions, texts.tooManyDays)
  .superRefine((days, { addIssue }) => {
    const inOrder = days
      .map(({ from, to }, nth) => ({ from, to, nth }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    for (const [nth, next] of inOrder.entries()) {
      if (nth === 0 || inOrder[nth - 1]!.to < next.from) continue
      addIssue({ code: 'custom', message: texts.sameDay, path: [next.nth, 'from'] })
    }
  })

/** When a pharmacy is open, as it is written; a weekday that is left out is closed. */
export const hoursField = z.object({
  weekly,
  exceptions,
})

/** The same on its way out. */
const shownInterval = z.object({ from: z.string(), to: z.string() })
const shownDay = z.array(shownInterval)
export const hoursSchema = z.object({
  /** By weekday from `mon` to `sun`; an interval that ends at or before its beginning reaches into the next day. */
  weekly: z.object({
    mon: shownDay,
    tue: shownDay,
    wed: shownDay,
    thu: shownDay,
    fri: shownDay,
    sat: shownDay,
    sun: shownDay,
  }),
  /** Days that stand above their weekday, both ends included; without an interval closed. */
  exceptions: z.array(
    z.object({ from: z.string(), to: z.string(), intervals: shownDay, note: z.string() }),
  ),
})
