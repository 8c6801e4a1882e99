import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being worked on, for what happens far below it. */
export interface CurrentRequest {
  readonly id: string
  /** Until when it may wait for the database, by `performance.now()`; null for what has no such moment. */
  until: number | null
}

/** Set where a route's work begins, after the body was read: events of a socket belong to no request. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest | undefined>()

/**
 * Works for a request that waits for the database no longer than its patience, in milliseconds, however often it asks
 * (docs/decisions/0149). What it leaves behind when it is answered, a timer or a look at what is next, has no such end.
 */
export function duringRequest<T>(
  id: string,
  patience: number | null,
  work: () => Promise<T>,
): Promise<T> {
  const request = { id, until: patience === null ? null : performance.now() + patience }
  return currentRequest.run(request, async () => {
    try {
      return await work()
    } finally {
      ;(request as CurrentRequest).until = null
    }
  })
}

/** Works for many requests at once: the end of the one that began it is not theirs. */
export function forMany<T>(work: () => T): T {
  return currentRequest.run(undefined, work)
}

/** Milliseconds for which the request that is worked on may still wait; without end outside of one. */
export function timeLeft(): number {
  const until = currentRequest.getStore()?.until ?? null
  return until === null ? Infinity : until - performance.now()
}
