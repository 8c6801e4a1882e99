import type { z } from 'zod'
import type { Failure } from './channel.ts'

export interface Posting {
  url: string
  headers?: Record<string, string>
  /** An object goes as JSON, parameters as a form. */
  body: object | URLSearchParams
  signal: AbortSignal
}

/** Posts, and reads an answer of the given shape; everything else becomes a failure with a short code. */
export async function post<S extends z.ZodType>(
  { url, headers, body, signal }: Posting,
  shape: S,
): Promise<{ outcome: 'answered'; answer: z.output<S> } | Failure> {
  const isForm = body instanceof URLSearchParams
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    if (response.status === 429 || response.status >= 500) {
      return { outcome: 'failed', code: `http${response.status}` }
    }
    if (!response.ok) {
      return { outcome: 'refused', code: `http${response.status}`, because: 'setup' }
    }
    const parsed = shape.safeParse(asJson(text))
    if (!parsed.success) return { outcome: 'refused', code: 'malformed', because: 'unclear' }
    return { outcome: 'answered', answer: parsed.data }
  } catch (error) {
    return { outcome: 'failed', code: networkCode(error) }
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only the kind of trouble: the error's text may name addresses. */
function networkCode(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const cause = error.cause as { code?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : 'network'
}
