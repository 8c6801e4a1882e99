import { z } from 'zod'
import { seconds } from '#domain/kernel/durations.ts'

const timeLimit = seconds(5)
/** An answer is some 300 bytes. */
const maxBytes = 8192

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().max(300).default(''),
  action: z.string().max(100).default(''),
  /** Of reCAPTCHA: from 0, a robot, to 1. */
  score: z.number().min(0).max(1).optional(),
  'error-codes': z.array(z.string().max(100)).max(20).default([]),
})
export type ProviderAnswer = z.output<typeof answerSchema>

/** `silent`: no answer in 5 seconds; `failed`: one that is none. */
export type AskedProvider = ProviderAnswer | 'silent' | 'failed'

/**
 * Asks a provider what a proof is worth: both speak the same protocol. Never told where a person is (`remoteip` is
 * left out). Never throws for what the other side does.
 */
export async function askProvider(
  address: string,
  { secret, token }: { secret: string; token: string },
): Promise<AskedProvider> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    // A refusal may come with a 4xx; what counts is whether it can be read.
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel()
      return 'failed'
    }
    const answer = answerSchema.safeParse(JSON.parse(await readBounded(response)))
    return answer.data ?? 'failed'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'failed'
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
