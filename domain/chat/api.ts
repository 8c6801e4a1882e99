import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField } from '../kernel/fields.ts'
import { attachedInput, chatCard } from './cards.ts'
import { clientIdField, inboxField, numberField, photoField, wordsField } from './fields.ts'
import { maxRatingWords } from './limits.ts'
import { chatSides, chatStates } from './states.ts'

const ofVisitor = { realm: 'member', guests: true } as const

export const chatMessage = z.object({
  /** Without a gap from 1 on. */
  number: z.int(),
  /** Of the visitor's own: by it a browser knows what it has sent. */
  client_id: z.string().optional(),
  side: z.enum(chatSides),
  /** Who of the staff. */
  name: z.string(),
  words: z.string(),
  card: chatCard.nullable(),
  /** `GET /chat/pictures/{number}`. */
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
  at: z.string(),
})
export type ChatMessage = z.output<typeof chatMessage>

export const chatHead = z.object({
  state: z.enum(chatStates),
  last_number: z.int(),
  visitor_read: z.int(),
  staff_read: z.int(),
  /** It was closed and nobody has said yet how it was. */
  may_rate: z.boolean(),
})
export type ChatHead = z.output<typeof chatHead>

const conversation = chatHead.extend({
  messages: z.array(chatMessage),
})

export const chatView = z.object({
  inbox: inboxField,
  hotline: z.string(),
  /** By the hours of the inbox. */
  is_open: z.boolean(),
  /** Somebody of the staff has the inbox in sight. */
  is_attended: z.boolean(),
  /** What is said outside the hours. */
  away: z.string(),
  conversation: conversation.nullable(),
})
export type ChatView = z.output<typeof chatView>

/** What a write answers, and what the stream brings: messages after the one that was known. */
export const chatNews = z.object({ head: chatHead, messages: z.array(chatMessage) })
export type ChatNews = z.output<typeof chatNews>

export const getChat = endpoint({
  ...ofVisitor,
  method: 'GET',
  path: '/chat',
  summary:
    'The visitor’s conversation of an inbox, its newest messages, and whether somebody is there',
  input: z.object({ inbox: inboxField, before: numberField.optional() }),
  output: chatView,
  errors: [],
})

export const sendChatMessage = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/messages',
  errorsShownInPlace: true,
  summary:
    'Writes to the pharmacists; the first message begins the conversation and, for a guest, sets its cookie. Sent again with the same `client_id` it is the same message',
  input: z.object({
    inbox: inboxField,
    client_id: clientIdField,
    words: wordsField,
    attached: attachedInput.optional(),
    /** The newest message that the browser has. */
    after: numberField.default(0),
  }),
  output: chatNews,
  errors: ['rateLimited'],
})

export const sendChatPicture = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/pictures',
  errorsShownInPlace: true,
  summary:
    'Sends a picture in a conversation that has begun; it is drawn anew without what it tells of its place',
  input: z.object({
    inbox: inboxField,
    client_id: clientIdField,
    photo: photoField,
    after: numberField.default(0),
  }),
  output: chatNews,
  errors: ['notFound', 'rateLimited', 'busy'],
  bodyLimit: 3_200_000,
})

export const readChat = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/read',
  errorsShownInPlace: true,
  summary: 'The visitor has seen the messages up to a number',
  input: z.object({ inbox: inboxField, number: numberField }),
  output: z.object({ visitor_read: z.int() }),
  errors: ['notFound', 'rateLimited'],
})

export const typeInChat = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/typing',
  errorsShownInPlace: true,
  summary: 'The visitor is typing: told to who looks, kept nowhere',
  input: z.object({ inbox: inboxField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['rateLimited'],
})

export const countUnreadChat = endpoint({
  ...ofVisitor,
  method: 'GET',
  path: '/chat/unread',
  summary: 'How many messages of each inbox the visitor has not seen',
  input: z.object({}),
  output: z.object({ shop: z.int(), vaccine: z.int() }),
  errors: [],
})

export const rateChat = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/rating',
  errorsShownInPlace: true,
  summary: 'How a conversation was that has been closed; once for each closing',
  input: z.object({
    inbox: inboxField,
    stars: z.coerce.number().int().min(1).max(5),
    words: textField(maxRatingWords).default(''),
  }),
  output: chatHead,
  errors: ['notFound', 'conflict', 'rateLimited'],
})

export const eraseChat = endpoint({
  ...ofVisitor,
  method: 'POST',
  path: '/chat/erase',
  errorsShownInPlace: true,
  summary: 'Erases the visitor’s conversations of an inbox, with pictures and notes, at once',
  input: z.object({ inbox: inboxField }),
  output: z.object({ erased: z.int() }),
  errors: ['rateLimited'],
})

/** What the member wrote and was answered, in the copy of their data. */
export const chatsExport = z.array(
  z.object({
    inbox: z.string(),
    created_at: z.string(),
    messages: z.array(
      z.object({
        at: z.string(),
        side: z.enum(chatSides),
        words: z.string(),
        has_picture: z.boolean(),
      }),
    ),
  }),
)
