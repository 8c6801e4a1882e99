import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { pharmacyCodeField } from '../pharmacy/fields.ts'
import { phoneField } from '../kernel/fields.ts'
import { answersOf, answersSchema, answerValue, questionSchema } from './questions.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const answerId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const surveyAnswerSchema = z.object({
  id: z.int(),
  survey_id: z.int(),
  answers: answersSchema,
  state: z.enum(['draft', 'sent']),
  /** Masked. */
  phone: z.string().optional(),
  started_at: z.string(),
  updated_at: z.string(),
  sent_at: z.string().optional(),
  /** Points that were given for it. */
  rewarded: z.int().optional(),
  version: z.int(),
})
export type SurveyAnswer = z.output<typeof surveyAnswerSchema>

export const openSurveySchema = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  thanks: z.string(),
  /** Vietnam day, inclusive. */
  closes_on: z.string(),
  reward_points: z.int(),
  questions: z.array(questionSchema),
  /** This pharmacy's answer so far. */
  answer: surveyAnswerSchema.nullable(),
})
export type OpenSurvey = z.output<typeof openSurveySchema>

export const listSurveyQuestions = endpoint({
  method: 'GET',
  path: '/survey/questions',
  realm: 'pharmacy',
  summary: 'Surveys open to this store with their questions and its answer so far; one by its id',
  input: z.object({ survey_id: id.optional() }),
  output: z.array(openSurveySchema),
  errors: [],
})

export const startSurveyAnswer = endpoint({
  method: 'POST',
  path: '/survey/answers',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: "Begin this store's answer, or find the one that was begun; what is given is kept",
  input: z.object({ survey_id: id, answers: answersOf(answersSchema).default({}) }),
  output: surveyAnswerSchema,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const changeSurveyAnswer = endpoint({
  method: 'PATCH',
  path: '/survey/answers/{id}',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary:
    'Keep answers as they are given (null takes one back); `submit` sends them, rewarded once',
  idempotent: true,
  input: z.object({
    id: answerId,
    answers: answersOf(z.record(z.string().max(40), answerValue.nullable())).default({}),
    submit: z.boolean().default(false),
    /** Where the reward goes; needed to send where there is one. */
    phone: phoneField.optional(),
  }),
  output: surveyAnswerSchema,
  errors: ['notFound', 'conflict', 'membershipLocked', 'idempotencyKeyReused'],
})

export const listSurveyAnswers = endpoint({
  method: 'GET',
  path: '/survey/answers/drug-store/{code}',
  realm: 'pharmacy',
  summary: 'What this store answered so far, newest first; of another store it is forbidden',
  input: z.object({ code: pharmacyCodeField }),
  output: z.array(surveyAnswerSchema.extend({ title: z.string(), closes_on: z.string() })),
  errors: ['forbidden'],
})

export const checkSurveyAccess = endpoint({
  method: 'POST',
  path: '/survey/access-list/{id}',
  realm: 'pharmacy',
  errorsShownInPlace: true,
  summary: 'Whether the store of this code may answer a survey today; `error` says why not',
  input: z.object({ id: pharmacyCodeField, survey_id: id.optional() }),
  output: z.object({ error: z.string().nullable() }),
  errors: ['forbidden'],
})

const photoId = z.string().regex(/^[0-9a-f]{32}$/)

export const surveyPhotoInput = z.object({
  /** Where the picture belongs. */
  answer: answerId,
  question: z.string().max(40),
  /** Its id, drawn when it was taken: sent again under it, a picture is there once. */
  photo: photoId.optional(),
  /** A picture of the same question that goes when this one comes. */
  instead: photoId.optional(),
})

/**
 * `POST /survey/photo?answer=&question=` (multipart `file`) adds a picture to an answer and tells this;
 * `GET /survey/photo/{id}` is the picture. Left out of its answer's list, it is thrown away.
 */
export const surveyPhotoSchema = z.object({ id: z.string(), width: z.int(), height: z.int() })
export type SurveyPhoto = z.output<typeof surveyPhotoSchema>
