import type { PersonMover } from '../platform/person-mover.ts'

export const chatMover: PersonMover = { columns: { 'chat_conversation.member_id': 'chats' } }
