import type { ReviewState } from '#domain/review/states.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

/** What waits for somebody, what is read, what is not. */
export const reviewTones: Record<ReviewState, BadgeTone> = {
  waiting: 'point',
  shown: 'ok',
  hidden: 'sale',
  withdrawn: 'neutral',
}
