import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { cleanText } from '../kernel/fold.ts'
import { maxQuestions } from './limits.ts'
import { surveyTexts as texts } from './texts.ts'

/** Names inside one survey: short, stable, never shown. */
const key = z.string().regex(/^[a-z0-9_]{1,40}$/)
/** Beside questions, problems name fields of the survey and of its answer; the rest every object has. */
const reserved = ['phone', 'questions', 'closes_on', 'store_codes', 'constructor', '__proto__']
const questionKey = key.refine((id) => !reserved.includes(id))

export const questionKinds = ['one', 'many', 'number', 'text', 'scale', 'photo'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const conditionOps = ['is', 'isNot', 'includes', 'atLeast', 'atMost', 'answered'] as const
export type ConditionOp = (typeof conditionOps)[number]

/** Asked only when an earlier question was answered so; operators by the kind of that question. */
export const conditionSchema = z.object({
  question: key,
  op: z.enum(conditionOps),
  value: z.union([z.string().max(200).transform(cleanText), z.number()]).optional(),
})
export type Condition = z.output<typeof conditionSchema>

/** A draft may be unfinished: what keeps a survey from being published stands in check-survey.ts. */
export const questionSchema = z.object({
  id: questionKey,
  kind: z.enum(questionKinds),
  text: textField(500),
  help: textField(500).optional(),
  required: z.boolean().default(true),
  /** Of `one` and `many`. */
  options: z
    .array(z.object({ id: key, label: textField(200) }))
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
  z.string().max(4000).transform(cleanText),
  z.number(),
  z.array(z.string().max(400).transform(cleanText)).max(30),
])
export type AnswerValue = z.output<typeof answerValue>
/** By question id. */
export const answersSchema = z.record(key, answerValue)
export type Answers = z.output<typeof answersSchema>

/** Answers as a pharmacy sends them: counted before anything of them is looked at. */
export function answersOf<T extends z.ZodType>(answers: T) {
  const counted = z.preprocess((given, context) => {
    if (Object.keys(Object(given)).length <= maxQuestions) return given
    context.addIssue(texts.tooManyAnswers(maxQuestions))
    return z.NEVER
  }, answers)
  return counted as unknown as z.ZodType<z.output<T>, z.input<T>>
}
