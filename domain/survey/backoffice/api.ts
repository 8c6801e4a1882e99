import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { pharmacyCodeField } from '../../pharmacy/fields.ts'
import { dayField, textField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { maxQuestions } from '../limits.ts'
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
  store_codes: z.array(pharmacyCodeField).max(5000),
  opens_on: dayField,
  closes_on: dayField,
  reward_points: z.int().min(0).max(100_000),
  questions: z.array(questionSchema).max(maxQuestions),
}

export const backofficeSurveySchema = z.object({
  id: z.int(),
  ...fields,
  status: z.enum(['draft', 'published', 'closed']),
  begun: z.int(),
  sent: z.int(),
  version,
})
export type BackofficeSurvey = z.output<typeof backofficeSurveySchema>

/** Without one of them the newest are first. */
export const surveySorts = ['title', 'closes'] as const

export const listSurveys = endpoint({
  method: 'GET',
  path: '/admin/surveys',
  realm: 'staff',
  permission: 'surveys.read',
  summary: 'Surveys, newest first where nothing else is asked for',
  input: z.object({
    q: textField(80).optional(),
    status: z.enum(['draft', 'published', 'closed']).optional(),
    /** A dash in front turns it round. */
    sort: z.enum(['title', '-title', 'closes', '-closes']).optional(),
    ...pageInput,
  }),
  output: pageOf(surveyRow),
  errors: [],
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/admin/surveys/{id}',
  realm: 'staff',
  permission: 'surveys.read',
  summary: 'One survey with its questions',
  input: z.object({ id }),
  output: backofficeSurveySchema,
  errors: ['notFound'],
})

export const addSurvey = endpoint({
  method: 'POST',
  path: '/admin/surveys',
  realm: 'staff',
  permission: 'surveys.edit',
  errorsShownInPlace: true,
  summary: 'Begin a survey as a draft; `copy_of` takes the questions of another',
  input: z.object({ ...fields, copy_of: id.optional() }),
  output: backofficeSurveySchema,
  errors: ['notFound'],
})

export const changeSurvey = endpoint({
  method: 'PUT',
  path: '/admin/surveys/{id}',
  realm: 'staff',
  permission: 'surveys.edit',
  errorsShownInPlace: true,
  summary:
    'Change a survey; once published its questions and reward stand, its days and stores may grow',
  input: z.object({ id, ...fields, version, reason: reasonField.optional() }),
  output: backofficeSurveySchema,
  errors: ['notFound', 'conflict'],
})

export const moveSurvey = endpoint({
  method: 'POST',
  path: '/admin/surveys/{id}/move',
  realm: 'staff',
  permission: 'surveys.edit',
  errorsShownInPlace: true,
  summary: 'Publish a draft, close a published survey, or open a closed one again',
  input: z.object({ id, to: z.enum(['published', 'closed']), version, reason: reasonField }),
  output: backofficeSurveySchema,
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
  realm: 'staff',
  permission: 'surveys.read',
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

export const listPharmacyAnswers = endpoint({
  method: 'GET',
  path: '/admin/surveys/{id}/answers',
  realm: 'staff',
  permission: 'surveys.read',
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
// `GET /admin/surveys/{id}/export` answers CSV, a store a row, and `GET /admin/survey-photos/{id}` a picture
// (raw routes, staff:surveys.read).
