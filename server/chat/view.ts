import type { ChatHead, ChatMessage, ChatNews } from '#domain/chat/api.ts'
import type { ChatNote } from '#domain/chat/backoffice/api.ts'
import { messagesAtOnce } from '#domain/chat/limits.ts'
import { chatTexts as texts } from '#domain/chat/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import type { Conversation } from './conversation-queries.ts'
import { listMessagesAfter, listMessagesBefore, type StoredMessage } from './message-queries.ts'
import type { StoredNote } from './notes.ts'

/** `toVisitor`: what a visitor sent bears the number that their browser gave it. */
export function toMessage(
  stored: StoredMessage,
  { toVisitor }: { toVisitor: boolean },
): ChatMessage {
  const { number, clientId, side, staffName, words, card, width, height, createdAt } = stored
  return {
    number,
    ...(toVisitor && side === 'visitor' && { client_id: clientId }),
    side,
    name: side === 'automatic' ? texts.automatic : staffName,
    words,
    card,
    picture: width === null || height === null ? null : { width, height },
    at: toVietnamIso(createdAt),
  }
}

export function toHead(conversation: Conversation): ChatHead {
  const { state, lastNumber, visitorRead, staffRead, isRated } = conversation
  return {
    state,
    last_number: lastNumber,
    visitor_read: visitorRead,
    staff_read: staffRead,
    may_rate: state === 'closed' && !isRated,
  }
}

export function toNote({
  id,
  kind,
  afterNumber,
  staffName,
  words,
  createdAt,
}: StoredNote): ChatNote {
  return {
    id,
    kind,
    after_number: afterNumber,
    name: staffName,
    words,
    at: toVietnamIso(createdAt),
  }
}

/** What a visitor's browser lacks; where that is much, the newest alone. */
export async function newsAfter(
  db: Db,
  conversation: Conversation,
  after: number,
): Promise<ChatNews> {
  const { id, lastNumber } = conversation
  const isFar = lastNumber - after > messagesAtOnce
  const rows = isFar
    ? await listMessagesBefore(db, id, undefined, messagesAtOnce)
    : await listMessagesAfter(db, id, after, messagesAtOnce)
  return {
    head: toHead(conversation),
    messages: rows.map((row) => toMessage(row, { toVisitor: true })),
  }
}
