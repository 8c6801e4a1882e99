import type { Insertable } from 'kysely'
import type { ChatCard } from '#domain/chat/cards.ts'
import type { Inbox } from '#domain/chat/states.ts'
import type { Db } from '../platform/db.ts'
import { hashToken } from '../platform/random-token.ts'
import { appendMessage } from './message-queries.ts'
import { lockOwnOrBegin } from './conversation-queries.ts'
import { addNote } from './notes.ts'
import type { ChatTables } from './tables.ts'
import { randomUUID } from 'node:crypto'

interface LoadedMessage {
  side: 'visitor' | 'staff' | 'note'
  words: string
  at: Date
  card?: ChatCard
}

export interface LoadedChats {
  answers: readonly Insertable<ChatTables['chat_saved_answer']>[]
  conversations: readonly {
    inbox: Inbox
    memberId: number | null
    isClosed: boolean
    messages: readonly LoadedMessage[]
  }[]
  /** Who answered. */
  staff: { id: number; fullName: string }
}

/** Conversations as they came to be, into a shop that has none; a guest's is nobody's any more. */
export async function loadChats(
  trx: Db,
  { answers, conversations, staff }: LoadedChats,
): Promise<void> {
  const known = await trx.selectFrom('chat_conversation').select('id').limit(1).execute()
  if (known.length > 0) return
  await trx
    .insertInto('chat_saved_answer')
    .values([...answers])
    .onConflict((of) => of.column('code').doNothing())
    .execute()
  for (const { inbox, memberId, isClosed, messages } of conversations) {
    const visitor =
      memberId === null
        ? ({ kind: 'guest', hash: hashToken(randomUUID()) } as const)
        : ({ kind: 'member', id: memberId } as const)
    const conversation = await lockOwnOrBegin(trx, visitor, inbox, messages[0]!.at)
    const { id } = conversation
    for (const { side, words, at, card } of messages) {
      if (side === 'note') {
        const afterNumber = conversation.lastNumber
        await addNote(trx, { id, afterNumber, kind: 'note', words, staff }, at)
      } else {
        const by = side === 'staff' ? { staff } : {}
        const message = { clientId: randomUUID(), side, words, card: card ?? null, ...by }
        await appendMessage(trx, conversation, message, at)
      }
    }
    if (isClosed) {
      const closed = {
        state: 'closed' as const,
        waiting_since: null,
        closed_at: messages.at(-1)!.at,
        closings: 1,
      }
      await trx.updateTable('chat_conversation').set(closed).where('id', '=', id).execute()
    }
  }
}
