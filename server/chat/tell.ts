import type { Context } from '../context.ts'

/** Open lists of conversations hear of each change by it. */
export const chatsKey = 'chats'

/** Whoever looks at a conversation. */
export function chatKey(id: number): string {
  return `chat:${id}`
}

/** Somebody of a side is typing in it: carries no data, and is kept nowhere. */
export function typingKey(id: number, side: 'visitor' | 'staff'): string {
  return `chat-typing:${side}:${id}`
}

/** After the commit. */
export function tellChats({ changeBus }: Pick<Context, 'changeBus'>, ids: readonly number[]): void {
  if (ids.length > 0) changeBus.tell([...ids.map(chatKey), chatsKey])
}
