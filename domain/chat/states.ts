/** Who is written to: the pharmacists of the shop, or those of the vaccine shop. */
export const inboxes = ['shop', 'vaccine'] as const
export type Inbox = (typeof inboxes)[number]

export const inboxLabels: Record<Inbox, string> = {
  shop: 'Cửa hàng',
  vaccine: 'Trung tâm tiêm chủng',
}

/** `waiting`: the visitor waits for us. `open`: we have answered. */
export const chatStates = ['waiting', 'open', 'closed'] as const
export type ChatState = (typeof chatStates)[number]

export const chatStateLabels: Record<ChatState, string> = {
  waiting: 'Chờ trả lời',
  open: 'Đã trả lời',
  closed: 'Đã đóng',
}

/** `automatic` is the shop itself: nobody of the staff wrote it. */
export const chatSides = ['visitor', 'staff', 'automatic'] as const
export type ChatSide = (typeof chatSides)[number]
