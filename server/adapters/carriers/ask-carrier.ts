import { seconds } from '#domain/kernel/durations.ts'

const timeLimit = seconds(10)
/** An answer is some 2,000 bytes. */
const maxBytes = 65_536

/** What a carrier said, whatever its status; or why nobody knows whether it did what it was asked. */
export type Asked =
  { outcome: 'answered'; status: number; body: unknown } | { outcome: 'unclear'; code: string }

export interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  /** Milliseconds. */
  timeout?: number | undefined
}

/**
 * Asks a carrier in JSON, within 10 seconds. Never throws for what the other side does, and says nothing of what was
 * sent: bodies hold people's addresses.
 */
export async function askCarrier(url: string, question: Question): Promise<Asked> {
  const { method = 'POST', headers = {}, body, timeout = timeLimit } = question
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await readBounded(response)
    if (response.status >= 500) return { outcome: 'unclear', code: `http${response.status}` }
    return { outcome: 'answered', status: response.status, body: JSON.parse(text) as unknown }
  } catch (error) {
    return { outcome: 'unclear', code: troubleOf(error) }
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new SyntaxError('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Only the kind of trouble: the error's own text may name addresses. */
function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network'
  if (error instanceof SyntaxError) return 'malformed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const cause = error.cause as { code?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : 'network'
}
