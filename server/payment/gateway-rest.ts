import { minutes } from '#domain/kernel/durations.ts'
import type { CardProvider } from '../adapters/payments/card-gateway.ts'
import { restAfterSilence } from '../platform/rest.ts'

/** Jobs that ask a gateway do not queue up behind one another, each waiting to the end. */
export const { isResting, noteSilence } = restAfterSilence<CardProvider>({
  enough: 3,
  restTime: minutes(1),
})
