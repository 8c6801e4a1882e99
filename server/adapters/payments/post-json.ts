import { seconds } from '#domain/kernel/durations.ts'

const max = seconds(10)

export type Posted = { outcome: 'answered'; answer: unknown } | { outcome: 'unclear'; code: string }

/**
 * Posts JSON to a gateway and reads JSON, within 10 seconds. What goes wrong on the way is an outcome
 * with a short code: the gateway may have carried out what it was asked, or not.
 */
export async function postJson(
  url: string,
  body: object,
  { signal, timeout = max }: { signal?: AbortSignal; timeout?: number } = {},
): Promise<Posted> {
  const ownTime = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, ownTime]) : ownTime,
    })
    const text = await response.text()
    if (!response.ok) return { outcome: 'unclear', code: `http${response.status}` }
    return { outcome: 'answered', answer: JSON.parse(text) }
  } catch (error) {
    return { outcome: 'unclear', code: troubleOf(error) }
  }
}

/** Only the kind of trouble: the error's own text may name addresses. */
function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) throw error
  if (error instanceof SyntaxError) return 'malformed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const cause = error.cause as { code?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : 'network'
}
