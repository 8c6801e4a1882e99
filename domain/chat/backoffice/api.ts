import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { pushSubscription } from '../../notification/push-subscription.ts'
import { rowIdField, textField, versionField } from '../../kernel/fields.ts'
import { pageInput, pageOf } from '../../paging.ts'
import { reasonField } from '../../staff/fields.ts'
import { chatMessage } from '../api.ts'
import { clientIdField, numberField, photoField, wordsField } from '../fields.ts'
import { chatStates, inboxes } from '../states.ts'

const id = rowIdField
const name = z.object({ id: z.int(), name: z.string() })

export const chatRow = z.object({
  id: z.int(),
  version: z.int(),
  inbox: z.enum(inboxes),
  state: z.enum(chatStates),
  /** Masked; a guest has none. */
  visitor: z.string(),
  is_member: z.boolean(),
  assigned_to: name.nullable(),
  /** The newest message, shortened. */
  last_words: z.string(),
  last_at: z.string(),
  waiting_since: z.string().nullable(),
  /** Messages of the visitor that nobody of the staff has seen. */
  unread: z.int(),
})
export type ChatRow = z.output<typeof chatRow>

export const listChats = endpoint({
  method: 'GET',
  path: '/admin/chats',
  realm: 'staff',
  permission: 'chat.read',
  summary:
    'Conversations: who waits first and longest, then the newest; by words of their messages too',
  input: z.object({
    q: textField(80).optional(),
    inbox: z.enum(inboxes).optional(),
    state: z.enum(chatStates).optional(),
    whose: z.enum(['me', 'nobody']).optional(),
    ...pageInput,
  }),
  output: pageOf(chatRow).extend({ counts: z.record(z.enum(chatStates), z.int()) }),
  errors: [],
})

export const chatNote = z.object({
  id: z.int(),
  kind: z.enum(['note', 'event']),
  after_number: z.int(),
  name: z.string(),
  words: z.string(),
  at: z.string(),
})
export type ChatNote = z.output<typeof chatNote>

export const wholeChat = chatRow.extend({
  last_number: z.int(),
  visitor_read: z.int(),
  staff_read: z.int(),
  messages: z.array(chatMessage),
  notes: z.array(chatNote),
  rating: z.object({ stars: z.int(), words: z.string() }).nullable(),
  /** Who else has it in sight. */
  looking: z.array(name),
  /** Other conversations of the same visitor. */
  others: z.array(z.object({ id: z.int(), last_at: z.string(), state: z.enum(chatStates) })),
})
export type WholeChat = z.output<typeof wholeChat>

const ofOne = { output: wholeChat, realm: 'staff', current: wholeChat } as const
const answers = { permission: 'chat.answer', errorsShownInPlace: true } as const

export const getDeskChat = endpoint({
  method: 'GET',
  path: '/admin/chats/{id}',
  realm: 'staff',
  permission: 'chat.read',
  summary:
    'One conversation with its newest messages, or those before a number, and its notes; who it is with is asked for apart',
  input: z.object({ id, before: numberField.optional() }),
  output: wholeChat,
  errors: ['notFound'],
})

export const listChatPeople = endpoint({
  method: 'GET',
  path: '/admin/chats/people',
  realm: 'staff',
  permission: 'chat.read',
  summary: 'Who may be given a conversation, and who has the inbox in sight',
  input: z.object({}),
  output: z.array(name.extend({ is_present: z.boolean() })),
  errors: [],
})

export const answerChat = endpoint({
  ...ofOne,
  ...answers,
  method: 'POST',
  path: '/admin/chats/{id}/messages',
  summary:
    'Answers; the conversation is taken by whoever answers first. Sent again with the same `client_id` it is the same message',
  input: z.object({ id, client_id: clientIdField, words: wordsField }),
  errors: ['notFound'],
})

export const answerChatWithPicture = endpoint({
  ...ofOne,
  ...answers,
  method: 'POST',
  path: '/admin/chats/{id}/pictures',
  summary: 'Sends a picture to the visitor, drawn anew',
  input: z.object({ id, client_id: clientIdField, photo: photoField }),
  errors: ['notFound', 'rateLimited', 'busy'],
  bodyLimit: 3_200_000,
})

export const noteInChat = endpoint({
  ...ofOne,
  ...answers,
  method: 'POST',
  path: '/admin/chats/{id}/notes',
  summary: 'A note that staff alone read',
  input: z.object({ id, client_id: clientIdField, words: wordsField }),
  errors: ['notFound'],
})

export const assignChat = endpoint({
  ...ofOne,
  ...answers,
  method: 'PUT',
  path: '/admin/chats/{id}/assignee',
  summary:
    'Takes a conversation, hands it over, or puts it back; of two at once the second sees what the first did',
  input: z.object({ id, version: versionField, to: rowIdField.nullable() }),
  errors: ['notFound', 'conflict'],
})

export const closeChat = endpoint({
  ...ofOne,
  ...answers,
  method: 'POST',
  path: '/admin/chats/{id}/close',
  summary: 'Closes a conversation; the visitor is asked how it was, and opens it again by writing',
  input: z.object({ id, version: versionField }),
  errors: ['notFound', 'conflict'],
})

export const revealVisitor = endpoint({
  ...answers,
  method: 'POST',
  path: '/admin/chats/{id}/visitor',
  realm: 'staff',
  summary: 'Name, phone, tier and last orders of a member; that they were read is noted',
  input: z.object({ id }),
  output: z.object({
    name: z.string(),
    phone: z.string(),
    tier: z.string(),
    points: z.int(),
    orders: z.array(
      z.object({ code: z.string(), state: z.string(), total: z.int(), placed_at: z.string() }),
    ),
  }),
  errors: ['notFound'],
})

export const eraseDeskChat = endpoint({
  method: 'POST',
  path: '/admin/chats/{id}/erase',
  realm: 'staff',
  permission: 'chat.edit',
  errorsShownInPlace: true,
  summary: 'Erases a conversation with pictures and notes, as its visitor wishes',
  input: z.object({ id, version: versionField, reason: reasonField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'conflict'],
  current: wholeChat,
})

export const readDeskChat = endpoint({
  method: 'POST',
  path: '/admin/chats/{id}/read',
  errorsShownInPlace: true,
  realm: 'staff',
  permission: 'chat.read',
  summary: 'Staff have seen the messages up to a number',
  input: z.object({ id, number: numberField }),
  output: z.object({ staff_read: z.int() }),
  errors: ['notFound'],
})

export const typeInDeskChat = endpoint({
  method: 'POST',
  path: '/admin/chats/{id}/typing',
  errorsShownInPlace: true,
  realm: 'staff',
  permission: 'chat.answer',
  summary: 'Somebody of the staff is typing: told to who looks, kept nowhere',
  input: z.object({ id }),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const beInInbox = endpoint({
  method: 'POST',
  path: '/admin/chats/presence',
  errorsShownInPlace: true,
  realm: 'staff',
  permission: 'chat.read',
  summary: 'The inbox is in sight, and which conversation; told every half minute',
  input: z.object({ conversation: rowIdField.nullable() }),
  output: z.object({
    present: z.array(name),
    /** Who else has the same conversation in sight. */
    looking: z.array(name),
  }),
  errors: [],
})

export const getChatPushKey = endpoint({
  method: 'GET',
  path: '/admin/chats/push-key',
  realm: 'staff',
  permission: 'any',
  summary: 'The public key with which a browser subscribes, and whether this one has',
  input: z.object({}),
  output: z.object({ key: z.string(), subscribed: z.boolean() }),
  errors: [],
})

export const subscribeChatPush = endpoint({
  method: 'PUT',
  path: '/admin/chats/push',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary:
    'This device is told what its bell and, for whoever answers, the chat tell, as long as its session lasts',
  input: pushSubscription,
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})

export const unsubscribeChatPush = endpoint({
  method: 'DELETE',
  path: '/admin/chats/push',
  realm: 'staff',
  permission: 'any',
  errorsShownInPlace: true,
  summary: 'This device is told no more',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
})
