import type { ColumnType, Generated } from 'kysely'
import type { ChatCard } from '#domain/chat/cards.ts'
import type { ChatSide, ChatState, Inbox } from '#domain/chat/states.ts'

export interface ChatTables {
  chat_conversation: {
    id: Generated<number>
    version: Generated<number>
    inbox: Inbox
    member_id: number | null
    guest_hash: Buffer | null
    state: ColumnType<ChatState, ChatState | undefined, ChatState>
    assigned_to: number | null
    last_number: Generated<number>
    visitor_read: Generated<number>
    staff_read: Generated<number>
    waiting_since: Date | null
    last_at: Date
    created_at: Date
    closed_at: Date | null
    closings: Generated<number>
  }
  chat_message: {
    conversation_id: number
    number: number
    client_id: string
    side: ChatSide
    staff_id: number | null
    staff_name: Generated<string>
    words: Generated<string>
    card: ColumnType<ChatCard | null, string | null, never>
    created_at: Date
  }
  chat_picture: {
    conversation_id: number
    number: number
    bytes: Buffer
    width: number
    height: number
    created_at: Date
  }
  chat_note: {
    id: Generated<number>
    conversation_id: number
    client_id: string
    kind: 'note' | 'event'
    after_number: number
    staff_id: number | null
    staff_name: Generated<string>
    words: string
    created_at: Date
  }
  chat_rating: {
    conversation_id: number
    closing: number
    stars: number
    words: Generated<string>
    staff_id: number | null
    created_at: Date
  }
  chat_presence: { staff_id: number; conversation_id: number | null; seen_at: Date }
  chat_device: {
    id: Generated<number>
    session_id: number
    staff_id: number
    endpoint: string
    p256dh: string
    auth: string
    failures: Generated<number>
    created_at: Date
  }
  chat_saved_answer: {
    id: Generated<number>
    version: Generated<number>
    code: string
    title: string
    words: string
    inbox: ColumnType<
      'both' | 'shop' | 'vaccine',
      'both' | 'shop' | 'vaccine' | undefined,
      'both' | 'shop' | 'vaccine'
    >
    active: Generated<boolean>
  }
}
