import { mayWorkOn, type QueueKey } from '#domain/backoffice/today/queues.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { CountName } from './MenuCount.tsx'

/** Which queues of the first page a count of the menu sums up: both say the same of the same work. */
export const menuQueues = {
  returns: ['returns'],
  counterfeits: ['counterfeits'],
  adjustments: ['adjustments'],
  wins: ['heldPrizes', 'latePrizes'],
  contents: ['contents'],
  reviews: ['reviews'],
  questions: ['questions'],
  chats: ['chats'],
  letters: ['failedJobs'],
  dataRequests: ['dataRequests'],
} as const satisfies Record<Exclude<CountName, 'bell'>, readonly QueueKey[]>

/** Like the first page, the menu counts for whoever may work on it, not for who only reads it. */
export function isCountedFor(count: CountName, permissions: readonly Permission[]): boolean {
  if (count === 'bell') return true
  return menuQueues[count].every((key) => mayWorkOn(key, permissions))
}
