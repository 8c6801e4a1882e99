import type { Endpoint, Input, Output } from '#domain/contract.ts'
import { api, ApiError, csrfHeaders, type CallOptions } from '#web/api.ts'
import { findAuthRequired, type AuthRequired } from './door-refusal.ts'
import { gateOf } from './pharmacy-session.ts'
import { pharmacyCodeHere } from './pharmacy-code-here.ts'

export interface PharmacyCallOptions extends CallOptions {
  /** Another pharmacy of this device than the one whose page is open: it is never asked to log in here. */
  pharmacy?: string
  /** A dead session, or a password to change first, fails the call instead of opening the dialog. */
  quiet?: boolean
  /** Milliseconds after which an answer is waited for no longer; anew for each sending. */
  timeout?: number
}

/**
 * The area's client. A call that finds no session, or a password that must be changed first, opens the
 * login dialog, one for all such calls, is sent once more afterwards, and fails with what the server said
 * when the dialog is closed.
 */
export async function callPharmacy<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { pharmacy, quiet, timeout, ...options }: PharmacyCallOptions = {},
): Promise<Output<E>> {
  const here = pharmacyCodeHere()
  const code = pharmacy ?? here
  const headers = { ...options.headers, drugstoreId: code }
  const send = () => api.call(endpoint, input, { ...options, ...until(timeout), headers })
  if (quiet || code !== here) return send()
  return gateOf(code).run(send, whyRefused)
}

/**
 * For answers that are no JSON (a table to save, a picture to send): `fetch` with the pharmacy's header,
 * and with the proof that a write needs. It asks for a login as `callStore` does. `patience` as there.
 */
export async function fetchPharmacy(
  path: string,
  init: RequestInit = {},
  timeout?: number,
): Promise<Response> {
  const code = pharmacyCodeHere()
  const isWrite = init.method !== undefined && init.method !== 'GET'
  const send = async () => {
    const headers = new Headers(init.headers)
    headers.set('drugstoreId', code)
    for (const [name, value] of Object.entries(isWrite ? await csrfHeaders() : {})) {
      headers.set(name, value)
    }
    const response = await fetch(path, { ...init, ...until(timeout), headers })
    const why = await readAuthRequired(response)
    if (why) throw new RefusedByAuth(why, response)
    return response
  }
  return gateOf(code)
    .run(send, (error) => (error instanceof RefusedByAuth ? error.why : null))
    .catch((error: unknown) => {
      if (error instanceof RefusedByAuth) return error.response
      throw error
    })
}

function until(timeout: number | undefined): { signal?: AbortSignal } {
  return timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }
}

class RefusedByAuth extends Error {
  readonly why: AuthRequired
  readonly response: Response

  constructor(why: AuthRequired, response: Response) {
    super(why)
    this.why = why
    this.response = response
  }
}

/** Of a copy: whoever called reads the answer itself. */
async function readAuthRequired(response: Response): Promise<AuthRequired | null> {
  if (response.status !== 401 && response.status !== 403) return null
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: { code?: unknown } } | null
  return findAuthRequired(answer?.errors?.code)
}

function whyRefused(error: unknown): AuthRequired | null {
  return error instanceof ApiError ? findAuthRequired(error.code) : null
}
