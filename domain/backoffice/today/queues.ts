import type { Permission } from '../../staff/permissions.ts'

/** What waits for somebody, in the order in which a day begins, with what it takes to work on it: any of these. */
export const queues = {
  // Care calls the buyer and changes or cancels what is wrong; the warehouse packs.
  toConfirm: ['orders.ship', 'orders.change'],
  late: ['orders.ship', 'orders.change'],
  failedDeliveries: ['orders.ship'],
  // On their way: whoever ships follows them until they have arrived.
  toDeliver: ['orders.ship'],
  lowStock: ['stock.adjust'],
  cancelRequests: ['orders.cancel'],
  returns: ['orders.return'],
  chats: ['chat.answer'],
  questions: ['questions.edit'],
  reviews: ['reviews.moderate'],
  transfers: ['payments.resolve'],
  refunds: ['refunds.complete'],
  cashDifferences: ['cash.close'],
  contents: ['content.review'],
  heldPrizes: ['games.claims'],
  latePrizes: ['games.claims'],
  games: ['games.approve'],
  prices: ['prices.approve'],
  programmes: ['loyalty.approve'],
  promotions: ['loyalty.approve'],
  gifts: ['loyalty.approve'],
  campaigns: ['vouchers.approve'],
  adjustments: ['points.approve'],
  counterfeits: ['counterfeits.edit'],
  lateDataRequests: ['dataRequests.edit'],
  dataRequests: ['dataRequests.edit'],
  failedJobs: ['jobs.read'],
} as const satisfies Record<string, readonly Permission[]>
export type QueueKey = keyof typeof queues
export const queueKeys = Object.keys(queues) as [QueueKey, ...QueueKey[]]

/** Whether somebody with these permissions may work on what waits there. */
export function mayWorkOn(key: QueueKey, permissions: readonly Permission[]): boolean {
  return queues[key].some((permission) => permissions.includes(permission))
}

/** Counted up to so many. */
export const maxQueued = 999
/** An order that nobody has confirmed by then is late: the second day after it was placed. */
export const lateDays = 2
