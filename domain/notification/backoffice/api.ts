import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { textField, versionField, vndField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { messageTemplates, type MessageTemplate } from '../templates.ts'
import { messageGroups } from './labels.ts'

export const messageStates = ['waiting', 'sent', 'delivered', 'failed'] as const
export const messageChannels = ['zalo', 'sms', 'email', 'push', 'local'] as const

const templateField = z.enum(
  Object.keys(messageTemplates) as [MessageTemplate, ...MessageTemplate[]],
)

const sentMessage = z.object({
  id: z.int(),
  /** How it is called; a template that there is no more by its own name. */
  label: z.string(),
  /** A phone or an address, all but its end hidden. */
  recipient: z.string(),
  channel: z.enum(messageChannels).nullable(),
  state: z.enum(messageStates),
  at: z.string(),
})
export type SentMessageRow = z.output<typeof sentMessage>

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  realm: 'staff',
  permission: 'messages.read',
  summary:
    'Messages of the last 180 days, newest first, page after page by cursor; without their text',
  input: z.object({
    state: z.enum(messageStates).optional(),
    template: templateField.optional(),
    /** A whole phone or address. */
    to: textField(200).optional(),
    cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(sentMessage), next: z.number().nullable() }),
  errors: [],
})

const attempt = z.object({
  channel: z.enum(messageChannels),
  outcome: z.enum(['accepted', 'refused', 'failed', 'delivered', 'undelivered']),
  /** The provider's own. */
  provider_code: z.string(),
  at: z.string(),
})

export const getSentMessage = endpoint({
  method: 'GET',
  path: '/admin/messages/{id}',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'A message with each try to send it',
  input: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: sentMessage.extend({ attempts: z.array(attempt) }),
  errors: ['notFound'],
})
export type SentMessageRecord = z.output<typeof getSentMessage.output>

const channelState = z.object({
  channel: z.enum(messageChannels),
  /** Its provider's keys are there. */
  set_up: z.boolean(),
  /** Tries of the last hour. */
  accepted: z.int(),
  refused: z.int(),
  failed: z.int(),
})

export const getMessageReach = endpoint({
  method: 'GET',
  path: '/admin/message-reach',
  realm: 'staff',
  permission: 'any',
  summary: 'Whether a channel to phones is connected: without one no message is sent',
  input: z.object({}),
  output: z.object({ reaches_phones: z.boolean() }),
  errors: [],
})

export const getMessageState = endpoint({
  method: 'GET',
  path: '/admin/message-state',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'What messages cost today, whether codes are entered, how each channel does',
  input: z.object({}),
  output: z.object({
    channels: z.array(channelState),
    /** Đồng of the Vietnam day. */
    cost: z.object({
      spent: vndField,
      /** Of it, what did not go into codes. */
      beside_codes: vndField,
      limit: vndField,
      limit_beside_codes: vndField,
    }),
    /** Of the last hour, older than three minutes. */
    codes: z.object({ sent: z.int(), entered: z.int(), alarming: z.boolean() }),
    /** Not yet taken by a channel, and given up today. */
    waiting: z.int(),
    failed_today: z.int(),
    checked_at: z.string(),
  }),
  errors: [],
})
export type MessageState = z.output<typeof getMessageState.output>

const messageText = z.object({
  template: templateField,
  label: z.string(),
  group: z.enum(messageGroups),
  /** As it is sent now. */
  text: z.string(),
  standard: z.string(),
  /** What may stand in braces, and what must. */
  names: z.array(z.string()),
  needed: z.array(z.string()),
  /** 0 where nobody has ever changed it. */
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
})
export type MessageText = z.output<typeof messageText>

export const listMessageTexts = endpoint({
  method: 'GET',
  path: '/admin/message-texts',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'What each message says, and what it says by standard',
  input: z.object({}),
  output: z.array(messageText),
  errors: [],
})

export const maxOrderCode = 30

/** Checked by `textProblems`. */
const newText = z.string().max(600)

export const changeMessageText = endpoint({
  method: 'PUT',
  path: '/admin/message-texts/{template}',
  realm: 'staff',
  permission: 'messages.edit',
  summary: 'Words a message anew; null makes it the standard one again',
  input: z.object({
    template: templateField,
    text: newText.nullable(),
    version: versionField,
    reason: reasonField,
  }),
  output: messageText,
  current: messageText,
  errorsShownInPlace: true,
  errors: ['conflict'],
})

export const getMessageValues = endpoint({
  method: 'GET',
  path: '/admin/message-values',
  realm: 'staff',
  permission: 'messages.read',
  summary: 'What an order’s messages fill into their texts, for a preview; nothing is sent',
  input: z.object({ order_code: textField(maxOrderCode) }),
  output: z.object({ values: z.record(z.string(), z.string()) }),
  errors: ['notFound'],
})
