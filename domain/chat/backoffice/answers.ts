import { z } from 'zod'
import { fieldMessages } from '../../kernel/field-messages.ts'
import { textField } from '../../kernel/fields.ts'
import { resource, type RowOf } from '../../resource.ts'
import { maxWords } from '../limits.ts'
import { chatTexts as texts } from '../texts.ts'

const answerInboxes = ['both', 'shop', 'vaccine'] as const

/** What is answered often, written once: `/giao-hang`. */
export const savedAnswers = resource({
  path: 'chat-answers',
  permission: 'chat',
  subject: 'chatAnswer',
  row: z.object({
    id: z.int(),
    version: z.int(),
    code: z.string(),
    title: z.string(),
    words: z.string(),
    inbox: z.enum(answerInboxes),
    active: z.boolean(),
  }),
  fields: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{2,30}$/, texts.code),
    title: textField(80).pipe(z.string().min(2, fieldMessages.required)),
    /** `{khach}` and others are filled in (domain/chat/variables.ts). */
    words: textField(maxWords).pipe(z.string().min(2, fieldMessages.required)),
    inbox: z.enum(answerInboxes),
    active: z.boolean(),
  }),
  filters: z.object({ state: z.enum(['active', 'inactive']).optional() }),
  sorts: ['code', 'title'],
  actions: ['activate', 'deactivate'],
})
export type SavedAnswer = RowOf<typeof savedAnswers>
