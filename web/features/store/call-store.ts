import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { api, ApiError, proofHeaders, type CallOptions } from '#web/api.ts'
import { gateOf } from './session/store-session.ts'
import { storeCodeHere } from './store-code-here.ts'

export interface StoreCallOptions extends CallOptions {
  /** Another store of this device than the one whose page is open: it is never asked to log in here. */
  store?: string
  /** A dead session fails the call instead of opening the login dialog. */
  quiet?: boolean
  /** Milliseconds after which an answer is waited for no longer; anew for each sending. */
  patience?: number
}

/**
 * The area's client. A call that finds no session opens the login dialog, one for all such calls, is
 * sent once more after the login, and fails with what the server said when the dialog is closed.
 */
export async function callStore<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { store, quiet, patience, ...options }: StoreCallOptions = {},
): Promise<Output<E>> {
  const here = storeCodeHere()
  const code = store ?? here
  const headers = { ...options.headers, drugstoreId: code }
  const send = () => api.call(endpoint, input, { ...options, ...until(patience), headers })
  if (quiet || code !== here) return send()
  return gateOf(code).run(send, isUnauthenticated)
}

/**
 * For answers that are no JSON (a table to save, a picture to send): `fetch` with the store's header,
 * and with the proof that a write needs. 401 asks for a login as `callStore` does. `patience` as there.
 */
export async function fetchStore(
  path: string,
  init: RequestInit = {},
  patience?: number,
): Promise<Response> {
  const code = storeCodeHere()
  const isWrite = init.method !== undefined && init.method !== 'GET'
  const send = async () => {
    const headers = new Headers(init.headers)
    headers.set('drugstoreId', code)
    for (const [name, value] of Object.entries(isWrite ? await proofHeaders() : {})) {
      headers.set(name, value)
    }
    const response = await fetch(path, { ...init, ...until(patience), headers })
    if (response.status === 401) throw new Unauthenticated(response)
    return response
  }
  return gateOf(code)
    .run(send, (error) => error instanceof Unauthenticated)
    .catch((error: unknown) => {
      if (error instanceof Unauthenticated) return error.response
      throw error
    })
}

function until(patience: number | undefined): { signal?: AbortSignal } {
  return patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
}

class Unauthenticated extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('unauthenticated')
    this.response = response
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated'
}
