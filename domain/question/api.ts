import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { captchaField } from '../kernel/fields.ts'
import { answeredQuestion, categoryRef } from '../publishing/experts/api.ts'
import type { RichText } from '../richtext/document.ts'
import { questionFields } from './fields.ts'
import { questionStates } from './states.ts'

export const askExpert = endpoint({
  method: 'POST',
  path: '/admin/consultants',
  realm: 'member',
  guests: true,
  errorsShownInPlace: true,
  summary:
    'Asks the experts something; the same phone with the same words again is the same question',
  input: z.object({ ...questionFields, category: categoryRef, captcha: captchaField }),
  output: z.object({
    ok: z.literal(true),
    /** It has words of an emergency: call 115, do not wait for an answer. */
    urgent: z.boolean(),
    /** Hours within which an answer comes. */
    answer_hours: z.int(),
  }),
  errors: ['rateLimited', 'captchaRequired', 'captchaInvalid', 'captchaUnavailable'],
})

const asked = { question: z.string(), asked_at: z.string() }

/** What whoever asked reads, public or not. */
export const givenAnswer = z.object({
  state: z.literal('given'),
  ...asked,
  content: z.custom<RichText>((value) => typeof value === 'object' && value !== null),
  expert: answeredQuestion.shape.expert,
  category: answeredQuestion.shape.category,
  answered_at: z.string(),
  reviewed_by: z.string().optional(),
  /** Where the public reads it, while it does. */
  public_slug: z.string().optional(),
})
export type GivenAnswer = z.output<typeof givenAnswer>

export const ownAnswer = z.discriminatedUnion('state', [
  givenAnswer,
  /** Its approval was withdrawn, or it is public no more. */
  z.object({ state: z.literal('takenBack'), ...asked }),
])
export type OwnAnswer = z.output<typeof ownAnswer>

/** Never kept: it is for whoever was sent the link. */
export const getOwnAnswer = endpoint({
  method: 'GET',
  path: '/expert-questions/answer/{token}',
  realm: 'none',
  summary: 'The answer to one question, or that it was taken back, for whoever was sent its link',
  input: z.object({ token: z.string().min(1).max(60) }),
  output: ownAnswer,
  errors: ['notFound'],
})

export const ownQuestion = z.object({
  id: z.int(),
  question: z.string(),
  category: z.string(),
  asked_at: z.string(),
  state: z.enum(questionStates),
  /** Of the page with the answer. */
  token: z.string().optional(),
})
export type OwnQuestion = z.output<typeof ownQuestion>

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/expert-questions/mine',
  realm: 'member',
  summary: 'What the member has asked the experts, the newest first',
  input: z.object({}),
  output: z.object({ items: z.array(ownQuestion) }),
  errors: [],
})
