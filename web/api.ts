import { createContext, data, type RouterContextProvider } from 'react-router'
import {
  fillPath,
  areErrorsShownInPlace,
  type Endpoint,
  type Input,
  type Output,
} from '#domain/contract.ts'
import type { RefusalCode } from '#domain/errors.ts'
import { texts } from '#web/texts.ts'

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  idempotencySecret?: string
  headers?: Readonly<Record<string, string>>
  /** Whether its failure is told where it is made; as its contract has it when left out. */
  silent?: boolean
  /** Asked of the server, whatever the browser keeps. */
  fresh?: boolean
}

/** The typed client: a fetch in the browser, a plain call while the server renders. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>
}

/** What the server refused, or `offline` when it could not be reached at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: RefusalCode | 'offline'
  readonly fields: Record<string, string>
  /** The one value it is about. */
  readonly field: string | undefined
  readonly current: unknown
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(refusal: {
    status: number
    code: RefusalCode | 'offline'
    message: string
    fields?: Record<string, string>
    field?: string
    current?: unknown
    retryAfter?: number
  }) {
    super(refusal.message)
    this.name = 'ApiError'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.field = refusal.field
    this.current = refusal.current
    this.retryAfter = refusal.retryAfter
  }
}

/** Whether a call failed with this refusal. */
export function isRefused(error: unknown, code: ApiError['code']): error is ApiError {
  return error instanceof ApiError && error.code === code
}

/** The API of the browser. */
export const api: Api = { call: callAndTell }

export const apiContext = createContext<Api>()

/** Data of an error that a page's error screen shows. */
export interface PageErrorData {
  code: string
  message: string
}

/**
 * The API of a page's loader, on either side. A refusal becomes the page's error with its status;
 * to handle one yourself, catch `ApiError` around `apiOf(context)`.
 */
export function loaderApi(context: Readonly<RouterContextProvider>): Api {
  const raw = apiOf(context)
  return {
    call: (endpoint, input, options) => raw.call(endpoint, input, options).catch(throwPageError),
  }
}

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext)
}

function throwPageError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw data({ code: error.code, message: error.message } satisfies PageErrorData, {
    status: error.status || 503,
  })
}

async function callAndTell<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  try {
    return await callOverHttp(endpoint, input, options)
  } catch (error) {
    const isSilent = options.silent ?? areErrorsShownInPlace(endpoint)
    if (error instanceof ApiError && !isSilent && !isAtDoor(error)) callFailed(error)
    throw error
  }
}

/** A session that is gone, or a password to change first, is answered by the dialog that opens. */
function isAtDoor({ code }: ApiError): boolean {
  return code === 'unauthenticated' || code === 'newPasswordRequired'
}

async function callOverHttp<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
): Promise<Output<E>> {
  let response = await send(endpoint, input as Record<string, unknown>, options)
  let answer = await answerOf(response)
  if (answer?.errors?.code === 'csrfInvalid') {
    // The proof was missing or made with another key: once more with a fresh one.
    renewProof()
    response = await send(endpoint, input as Record<string, unknown>, options)
    answer = await answerOf(response)
  }
  if (response.ok && answer) return answer.data as Output<E>
  const isLost = signedIn.has('member') && answer?.errors?.code === 'unauthenticated'
  if (isLost && endpoint.method !== 'GET') sessionLost()
  throw new ApiError({
    status: response.status,
    code: answer?.errors?.code ?? 'internal',
    message: answer?.errors?.message ?? texts.error,
    fields: answer?.errors?.fields,
    field: answer?.errors?.field,
    current: answer?.errors?.current,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

async function answerOf(response: Response): Promise<Answer | null> {
  return (await response.json().catch(() => null)) as Answer | null
}

interface Proof {
  token: string
  secret: string
}

/** Whose cookies authenticate writes: a shopper's, and the back office's and a pharmacy's beside it. */
export type SignedIn = 'member' | 'staff' | 'pharmacy'

const signedIn = new Set<SignedIn>()
/** The server saw a cookie that this page did not know of. */
let isAskedForProof = false
let proof: Promise<Proof | null> | null = null

/** While somebody is signed in, writes carry the proof that our own page sent them. */
export function setCsrfEnabled(who: SignedIn, on: boolean): void {
  if (on) signedIn.add(who)
  else signedIn.delete(who)
}

/** The proof was made with another key, or is none any more: the next write fetches it anew. */
export function renewProof(): void {
  isAskedForProof = true
  proof = null
}

let callFailed: (error: ApiError) => void = () => {}

/** Called with every failure that is not told where its call was made. */
export function onFailedCall(listener: (error: ApiError) => void): void {
  callFailed = listener
}

let sessionLost: () => void = () => {}

/** Called when a member's write finds that the session is gone. */
export function onSessionLost(listener: () => void): void {
  sessionLost = listener
}

/** What a write must carry while somebody is signed in; for those that are no JSON. */
export async function csrfHeaders(): Promise<Record<string, string>> {
  if (signedIn.size === 0 && !isAskedForProof) return {}
  proof ??= fetchProof()
  const given = await proof
  // Not kept when it could not be had: the next write asks again.
  if (!given) proof = null
  return given ? { 'csrf-token': given.token, 'csrf-secret': given.secret } : {}
}

/** A connection that hangs must not hold up every write of the page. */
const proofTimeout = 10_000

async function fetchProof(): Promise<Proof | null> {
  try {
    const response = await fetch('/api/auth/csrf-token', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(proofTimeout),
    })
    return ((await response.json()) as { data: Proof }).data
  } catch {
    return null
  }
}

interface Answer {
  data?: unknown
  errors?: {
    code: RefusalCode
    message: string
    fields?: Record<string, string>
    field?: string
    current?: unknown
  }
}

async function send(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions) {
  const { path, rest } = fillPath(endpoint.path, input)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (!inQuery) headers['content-type'] = 'application/json'
  if (endpoint.method !== 'GET') Object.assign(headers, await csrfHeaders())
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.idempotencySecret) headers['idempotency-secret'] = options.idempotencySecret
  try {
    return await fetch(`/api${path}${inQuery ? queryOf(rest) : ''}`, {
      method: endpoint.method,
      headers,
      body: inQuery ? undefined : JSON.stringify(rest),
      signal: options.signal,
      cache: options.fresh ? 'no-cache' : 'default',
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError({ status: 0, code: 'offline', message: texts.offline })
  }
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, `${value as string | number}`)
  }
  const text = query.toString()
  return text && `?${text}`
}
