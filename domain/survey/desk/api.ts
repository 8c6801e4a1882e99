import { z } from 'zod'
import { endpoint, pageInput, pageOf } from '../../contract.ts'
import { storeCodeField } from '../../drugstore/fields.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { mostQuestions } from '../limits.ts'
import { answersSchema, questionSchema } from '../questions.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.int().min(1).max(2_147_483_647)

export const surveyRow = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'closed']),
  access: z.enum(['all', 'list']),
  opens_on: z.string(),
  closes_on: z.string(),
  reward_points: z.int(),
  questions: z.int(),
  /** Answers begun, and sent. */
  begun: z.int(),
  sent: z.int(),
})
export type SurveyRow = z.output<typeof surveyRow>

const fields = {
  title: textField(150).pipe(z.string().min(3)),
  intro: textField(2000),
  thanks: textField(500),
  access: z.enum(['all', 'list']),
  store_codes: z.array(storeCodeField).max(5000),
  opens_on: dayField,
  closes_on: dayField,
  reward_points: z.int().min(0).max(100_000),
  questions: z.array(questionSchema).max(mostQuestions),
}

export const deskSurveySchema = z.object({
  id: z.int(),
  ...fields,
  status: z.enum(['draft', 'published', 'closed']),
  begun: z.int(),
  sent: z.int(),
  version,
})
export type DeskSurvey = z.output<typeof deskSurveySchema>

export const listSurveys = endpoint({
  method: 'GET',
  path: '/admin/surveys',
  actor: 'staff:surveys.read',
  summary: 'Surveys, newest first',
  input: z.object({
    q: textField(80).optional(),
    status: z.enum(['draft', 'published', 'closed']).optional(),
    ...pageInput,
  }),
  output: pageOf(surveyRow),
  errors: [],
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/admin/surveys/{id}',
  actor: 'staff:surveys.read',
  summary: 'One survey with its questions',
  input: z.object({ id }),
  output: deskSurveySchema,
  errors: ['notFound'],
})

export const addSurvey = endpoint({
  method: 'POST',
  path: '/admin/surveys',
  actor: 'staff:surveys.edit',
  toldInPlace: true,
  summary: 'Begin a survey as a draft; `copy_of` takes the questions of another',
  input: z.object({ ...fields, copy_of: id.optional() }),
  output: deskSurveySchema,
  errors: ['notFound'],
})

export const changeSurvey = endpoint({
  method: 'PUT',
  path: '/admin/surveys/{id}',
  actor: 'staff:surveys.edit',
  toldInPlace: true,
  summary:
    'Change a survey; once published its questions and reward stand, its days and stores may grow',
  input: z.object({ id, ...fields, version, reason: reasonField.optional() }),
  output: deskSurveySchema,
  errors: ['notFound', 'conflict'],
})

export const moveSurvey = endpoint({
  method: 'POST',
  path: '/admin/surveys/{id}/move',
  actor: 'staff:surveys.edit',
  toldInPlace: true,
  summary: 'Publish a draft, close a published survey, or open a closed one again',
  input: z.object({ id, to: z.enum(['published', 'closed']), version, reason: reasonField }),
  output: deskSurveySchema,
  errors: ['notFound', 'conflict'],
})

/** What was answered to one question, over all answers that were sent. */
export const questionResult = z.object({
  question: questionSchema,
  /** Stores to which it was put, and that answered it. */
  asked: z.int(),
  answered: z.int(),
  /** `one`, `many`, `scale`: each option or step in order, with how many chose it. */
  counts: z.array(z.object({ id: z.string(), label: z.string(), count: z.int() })).optional(),
  /** `number`, `scale`. */
  average: z.number().optional(),
  median: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** `text` and own words: the newest 50. */
  texts: z.array(z.object({ store_code: z.string(), text: z.string() })).optional(),
  /** `photo`: the newest 50. */
  photos: z.array(z.object({ store_code: z.string(), id: z.string() })).optional(),
})
export type QuestionResult = z.output<typeof questionResult>

export const getSurveyResults = endpoint({
  method: 'GET',
  path: '/admin/surveys/{id}/results',
  actor: 'staff:surveys.read',
  summary: 'Results of a survey, a question each',
  input: z.object({ id }),
  output: z.object({
    begun: z.int(),
    sent: z.int(),
    rewarded: z.int(),
    results: z.array(questionResult),
  }),
  errors: ['notFound'],
})

export const listStoreAnswers = endpoint({
  method: 'GET',
  path: '/admin/surveys/{id}/answers',
  actor: 'staff:surveys.read',
  summary: 'The answers of each store, newest first',
  input: z.object({ id, ...pageInput }),
  output: pageOf(
    z.object({
      id: z.int(),
      store_code: z.string(),
      store_name: z.string(),
      state: z.enum(['draft', 'sent']),
      updated_at: z.string(),
      sent_at: z.string().optional(),
      answers: answersSchema,
    }),
  ),
  errors: ['notFound'],
})
// `GET /admin/surveys/{id}/export` answers CSV, a store a row, and `GET /admin/surveys/photo/{id}` a picture
// (raw routes, staff:surveys.read).
