import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { emailField, rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { refusalKinds } from '../mail-refusals.ts'
import type { MailTemplate } from '../mail-templates.ts'
import { maxOrderCode } from './api.ts'
import { mailTemplates } from './check-mail.ts'
import { messageGroups } from './labels.ts'

const templateField = z.enum(mailTemplates as [MailTemplate, ...MailTemplate[]])

const parts = z.object({
  subject: z.string(),
  heading: z.string(),
  text: z.string(),
  action: z.string(),
})

/** Checked by `mailProblems`. */
const newParts = z.object({
  subject: z.string().max(200),
  heading: z.string().max(200),
  text: z.string().max(3000),
  action: z.string().max(60),
})

const mailText = z.object({
  template: templateField,
  label: z.string(),
  group: z.enum(messageGroups),
  /** As it is sent now. */
  parts,
  /** As it is without words of its own: the text is then the message's to phones. */
  standard: parts,
  /** Whether it has a button, and the goods and sums of an order. */
  has_action: z.boolean(),
  has_table: z.boolean(),
  /** What may stand in braces, and what must in each part. */
  names: z.array(z.string()),
  needed: z.object({ subject: z.array(z.string()), text: z.array(z.string()) }),
  /** 0 where nobody has ever changed it. */
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
})
export type MailText = z.output<typeof mailText>

export const listMailTexts = endpoint({
  method: 'GET',
  path: '/admin/mail-texts',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'What each mail says, part by part, and what it says by standard',
  input: z.object({}),
  output: z.array(mailText),
  errors: [],
})

export const changeMailText = endpoint({
  method: 'PUT',
  path: '/admin/mail-texts/{template}',
  realm: 'staff',
  permission: 'messages.edit',
  summary: 'Words a mail anew; a part that is the standard one follows the standard',
  input: newParts.extend({ template: templateField, version: versionField, reason: reasonField }),
  output: mailText,
  current: mailText,
  errorsShownInPlace: true,
  errors: ['conflict'],
})

const orderCodeField = textField(maxOrderCode).optional()

export const previewMail = endpoint({
  method: 'POST',
  path: '/admin/mail-texts/{template}/preview',
  realm: 'staff',
  permission: 'messages.read',
  summary:
    'A mail in these words as it would arrive, with samples or a real order; nothing is sent',
  input: newParts.extend({ template: templateField, order_code: orderCodeField }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errorsShownInPlace: true,
  errors: ['notFound'],
})
export type MailPreview = z.output<typeof previewMail.output>

export const tryMail = endpoint({
  method: 'POST',
  path: '/admin/mail-texts/{template}/trial',
  realm: 'staff',
  permission: 'messages.edit',
  summary: 'Sends a mail in these words, marked as a trial, to an address of one’s own',
  input: newParts.extend({ template: templateField, order_code: orderCodeField, to: emailField }),
  output: z.object({ to: z.string() }),
  errorsShownInPlace: true,
  errors: ['notFound', 'rateLimited'],
})

const mailRefusal = z.object({
  id: z.int(),
  kind: z.enum(refusalKinds),
  /** But for its first letter and its host hidden; empty where only its hash was kept. */
  address: z.string(),
  /** The answer of its server. */
  provider_code: z.string(),
  note: z.string(),
  noted_by: z.string().nullable(),
  at: z.string(),
  /** How often it was lifted within 180 days, and when last. */
  lifts: z.int(),
  lifted_at: z.string().nullable(),
})
export type MailRefusal = z.output<typeof mailRefusal>

export const listMailRefusals = endpoint({
  method: 'GET',
  path: '/admin/mail-refusals',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'Addresses that get no mail, noted last first, page after page by cursor',
  input: z.object({
    kind: z.enum(refusalKinds).optional(),
    /** A whole address. */
    to: textField(200).optional(),
    cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(mailRefusal), next: z.number().nullable() }),
  errors: [],
})

export const noteMailRefusal = endpoint({
  method: 'POST',
  path: '/admin/mail-refusals',
  realm: 'staff',
  permission: 'messages.addresses',
  summary: 'Notes an address whose owner wants no mail; nothing is sent there from then on',
  input: z.object({ address: emailField, reason: reasonField }),
  output: mailRefusal,
  errorsShownInPlace: true,
  errors: [],
})

export const liftMailRefusal = endpoint({
  method: 'POST',
  path: '/admin/mail-refusals/{id}/lift',
  realm: 'staff',
  permission: 'messages.addresses',
  summary: 'Lets an address get mail again, twice in 180 days at most and not twice in 30',
  input: z.object({ id: rowIdField, reason: reasonField }),
  output: z.object({ address: z.string() }),
  errorsShownInPlace: true,
  errors: ['notFound', 'conflict'],
})
