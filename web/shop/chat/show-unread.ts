import { countUnreadChat } from '#domain/chat/api.ts'
import { api } from '#web/api.ts'
import { chatPanelTexts as texts } from './texts.ts'

/** Marks the links to the chat with what came while the visitor was away. */
export async function showUnread(): Promise<void> {
  const { shop, vaccine } = await api.call(countUnreadChat, {}, { silent: true })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.chat-link')) {
    const count = link.search.includes('tiem-chung') ? vaccine : shop
    if (count === 0) continue
    const mark = document.createElement('span')
    mark.className =
      'chat-unread absolute top-0 right-0 rounded-full bg-sale px-1.5 text-xs leading-5 font-semibold text-white'
    mark.textContent = String(count)
    mark.title = texts.unread(count)
    mark.ariaLabel = texts.unread(count)
    mark.role = 'img'
    link.append(mark)
  }
}

export function hideUnread(): void {
  for (const mark of document.querySelectorAll('.chat-unread')) mark.remove()
}
