import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { textField, rowIdField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { questionStates } from '../states.ts'

const id = rowIdField
const number = z.int().min(1).max(2_147_483_647)
const version = number
const name = z.object({ id: z.int(), name: z.string() })

export const questionRow = z.object({
  id: z.int(),
  version: z.int(),
  words: z.string(),
  category: name,
  state: z.enum(questionStates),
  urgent: z.boolean(),
  /** Masked. */
  asked_by: z.string(),
  assigned_to: name.nullable(),
  created_at: z.string(),
  /** Open for longer than the shop promises. */
  late: z.boolean(),
})
export type QuestionRow = z.output<typeof questionRow>

const whose = ['me', 'nobody'] as const

export const listQuestions = endpoint({
  method: 'GET',
  path: '/admin/questions',
  realm: 'staff',
  permission: 'questions.read',
  summary:
    'Questions to the experts: urgent ones first, then the longest waiting; ended ones newest first',
  input: z.object({
    q: textField(80).optional(),
    state: z.enum(questionStates).optional(),
    category: rowIdField.optional(),
    whose: z.enum(whose).optional(),
    urgent: z.enum(['yes']).optional(),
    ...pageInput,
  }),
  output: pageOf(questionRow).extend({ counts: z.record(z.enum(questionStates), z.int()) }),
  errors: [],
})

export const wholeQuestion = questionRow.extend({
  consent: z.string(),
  /** Whether there is somebody left to tell. */
  is_known: z.boolean(),
  answer: z
    .object({
      content_id: z.int(),
      slug: z.string(),
      title: z.string(),
      text: z.string(),
      expert: z.string(),
      /** Of the draft. */
      problems: z.array(z.string()),
      has_changes: z.boolean(),
      /** The newest one that was kept. */
      revision: z
        .object({
          number: z.int(),
          verdict: z.enum(['clean', 'warned', 'blocked']),
          approved_by: z.string().nullable(),
        })
        .nullable(),
      is_live: z.boolean(),
    })
    .nullable(),
  answered_how: z.enum(['public', 'private']).nullable(),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  closed_reason: z.string(),
})
export type WholeQuestion = z.output<typeof wholeQuestion>

const ofOne = { output: wholeQuestion, realm: 'staff', current: wholeQuestion } as const

export const getQuestion = endpoint({
  method: 'GET',
  path: '/admin/questions/{id}',
  realm: 'staff',
  permission: 'questions.read',
  summary: 'One question with the answer that is written to it; who asked is asked for apart',
  input: z.object({ id }),
  output: wholeQuestion,
  errors: ['notFound'],
})

export const listAnswerers = endpoint({
  method: 'GET',
  path: '/admin/questions/people',
  realm: 'staff',
  permission: 'questions.read',
  summary: 'Who may be given a question',
  input: z.object({}),
  output: z.array(name),
  errors: [],
})

export const triageQuestion = endpoint({
  ...ofOne,
  method: 'PUT',
  path: '/admin/questions/{id}',
  permission: 'questions.edit',
  errorsShownInPlace: true,
  summary: 'Puts an open question into a category and gives it to somebody, or to nobody',
  input: z.object({ id, version, category_id: number, assigned_to: number.nullable() }),
  errors: ['notFound', 'conflict'],
})

export const revealAsker = endpoint({
  method: 'POST',
  path: '/admin/questions/{id}/asker',
  realm: 'staff',
  permission: 'questions.edit',
  errorsShownInPlace: true,
  summary: 'Name and phone of whoever asked; that they were read is noted',
  input: z.object({ id }),
  output: z.object({ name: z.string(), phone: z.string() }),
  errors: ['notFound'],
})

export const beginAnswer = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/questions/{id}/draft',
  permission: 'questions.answer',
  errorsShownInPlace: true,
  summary: 'Begins the draft of an answer, with the question as others may read it',
  input: z.object({
    id,
    version,
    title: textField(150).pipe(z.string().min(5, fieldMessages.required)),
    expert_id: number,
  }),
  errors: ['notFound', 'conflict'],
})

export const sendAnswer = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/questions/{id}/answer',
  permission: 'questions.answer',
  errorsShownInPlace: true,
  summary:
    'Answers with a revision that a second pharmacist approved, for all or for the asker alone',
  input: z.object({
    id,
    version,
    /** Of the content, as its number. */
    revision: number,
    how: z.enum(['public', 'private']),
    /** With its proof, where the claim check warns. */
    reason: textField(500).default(''),
  }),
  errors: ['notFound', 'conflict', 'contentRefused'],
})

export const closeQuestion = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/questions/{id}/close',
  permission: 'questions.edit',
  errorsShownInPlace: true,
  summary: 'Closes an open question without an answer: no question, or settled by phone',
  input: z.object({ id, version, reason: reasonField }),
  errors: ['notFound', 'conflict'],
})

export const forgetAsker = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/admin/questions/{id}/forget',
  permission: 'questions.edit',
  errorsShownInPlace: true,
  summary: 'Takes whoever asked out of a question, as they wish; the text stays without them',
  input: z.object({ id, version, reason: reasonField }),
  errors: ['notFound', 'conflict'],
})
