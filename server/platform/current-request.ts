import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The id of the request that is being worked on, for what is logged far below it. Set where a route's work
 * begins, after the body was read: events of a socket belong to no request.
 */
export const currentRequest = new AsyncLocalStorage<string>()
