import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { api, ApiError, proofHeaders, type CallOptions } from '#web/api.ts'
import { findDoorRefusal, type DoorRefusal } from './session/door-refusal.ts'
import { gateOf } from './session/store-session.ts'
import { storeCodeHere } from './store-code-here.ts'

export interface StoreCallOptions extends CallOptions {
  /** Another store of this device than the one whose page is open: it is never asked to log in here. */
  store?: string
  /** A dead session, or a password to change first, fails the call instead of opening the dialog. */
  quiet?: boolean
  /** Milliseconds after which an answer is waited for no longer; anew for each sending. */
  patience?: number
}

/**
 * The area's client. A call that finds no session, or a password that must be changed first, opens the
 * login dialog, one for all such calls, is sent once more afterwards, and fails with what the server said
 * when the dialog is closed.
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
  return gateOf(code).run(send, whyRefused)
}

/**
 * For answers that are no JSON (a table to save, a picture to send): `fetch` with the store's header,
 * and with the proof that a write needs. It asks for a login as `callStore` does. `patience` as there.
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
    const why = await readDoorRefusal(response)
    if (why) throw new RefusedAtDoor(why, response)
    return response
  }
  return gateOf(code)
    .run(send, (error) => (error instanceof RefusedAtDoor ? error.why : null))
    .catch((error: unknown) => {
      if (error instanceof RefusedAtDoor) return error.response
      throw error
    })
}

function until(patience: number | undefined): { signal?: AbortSignal } {
  return patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
}

class RefusedAtDoor extends Error {
  readonly why: DoorRefusal
  readonly response: Response

  constructor(why: DoorRefusal, response: Response) {
    super(why)
    this.why = why
    this.response = response
  }
}

/** Of a copy: whoever called reads the answer itself. */
async function readDoorRefusal(response: Response): Promise<DoorRefusal | null> {
  if (response.status !== 401 && response.status !== 403) return null
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: { code?: unknown } } | null
  return findDoorRefusal(answer?.errors?.code)
}

function whyRefused(error: unknown): DoorRefusal | null {
  return error instanceof ApiError ? findDoorRefusal(error.code) : null
}
