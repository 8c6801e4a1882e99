import { z } from 'zod'
import { textField } from '../kernel/fields.ts'

/** Names inside one survey: short, stable, never shown. */
const key = z.string().regex(/^[a-z0-9_]{1,40}$/)

export const questionKinds = ['one', 'many', 'number', 'text', 'scale', 'photo'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Asked only when an earlier question was answered so; operators by the kind of that question. */
export const conditionSchema = z.object({
  question: key,
  op: z.enum(['is', 'isNot', 'includes', 'atLeast', 'atMost', 'answered']),
  value: z.union([z.string().max(200), z.number()]).optional(),
})
export type Condition = z.output<typeof conditionSchema>

export const questionSchema = z.object({
  id: key,
  kind: z.enum(questionKinds),
  text: textField(500).pipe(z.string().min(1)),
  help: textField(500).optional(),
  required: z.boolean().default(true),
  /** Of `one` and `many`. */
  options: z
    .array(z.object({ id: key, label: textField(200).pipe(z.string().min(1)) }))
    .max(30)
    .optional(),
  /** Of `one` and `many`: one more way to answer, in own words. */
  other: z.boolean().optional(),
  /** `many`: how many at least and at most; `number`: the value; `scale`: from and to; `photo`: how many at most. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Of `number`: whole ones only. */
  whole: z.boolean().optional(),
  /** Of `scale`: words for both ends. */
  min_label: textField(60).optional(),
  max_label: textField(60).optional(),
  when: conditionSchema.optional(),
})
export type Question = z.output<typeof questionSchema>

/**
 * An answer by the kind of its question: `one` an option's id or `other:…`; `many` a list of them;
 * `number` and `scale` a number; `text` text; `photo` a list of picture ids.
 */
export const answerValue = z.union([
  z.string().max(4000),
  z.number(),
  z.array(z.string().max(400)).max(30),
])
export type AnswerValue = z.output<typeof answerValue>
/** By question id. */
export const answersSchema = z.record(key, answerValue)
export type Answers = z.output<typeof answersSchema>
