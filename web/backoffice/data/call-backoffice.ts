import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { api, ApiError, type CallOptions } from '#web/api.ts'
import { loseStaffSession, sessionNow } from './staff-session.ts'

/** The back office's client: a session that turns out to have ended is asked for again, over the page. */
export async function callBackoffice<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Output<E>> {
  const of = sessionNow()
  try {
    return await api.call(endpoint, input, options)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') loseStaffSession(of)
    throw error
  }
}
