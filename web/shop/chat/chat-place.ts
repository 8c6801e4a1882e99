import type { Inbox } from '#domain/chat/states.ts'

/** What a visitor comes from and may want to show. */
export interface ChatPlace {
  inbox: Inbox
  productId: number | null
  /** A member's own. */
  orderCode: string | null
}

/** What an address of the chat's page says. */
export function readChatPlace(search: string): ChatPlace {
  const query = new URLSearchParams(search)
  const product = query.get('sp') ?? ''
  const order = query.get('don') ?? ''
  return {
    inbox: query.get('kenh') === 'tiem-chung' ? 'vaccine' : 'shop',
    productId: /^\d{1,9}$/.test(product) ? Number(product) : null,
    orderCode: /^[\w-]{4,40}$/.test(order) ? order : null,
  }
}
