import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { seconds } from '#domain/kernel/durations.ts'

/** Published, as a provider's keys for tests are: any site key, and this one secret. */
export const sandboxSecret = 'sandbox-secret-of-the-demo'

/** What a site key of the sandbox asks for: `demo-ask` a press, `demo-block` nothing gets by, `demo-doubt` a low score. */
export type SandboxKey = 'demo-pass' | 'demo-ask' | 'demo-block' | 'demo-doubt'

export interface Proof {
  hostname: string
  action: string
  siteKey: string
}

const lifetime = seconds(300)
const proofSchema = z.object({
  hostname: z.string(),
  action: z.string(),
  siteKey: z.string(),
  until: z.number(),
})

/** A provider with its memory of used proofs. */
export function playProvider(now: () => number) {
  const used = new Set<string>()
  return {
    /** What the widget gives the page. */
    prove(proof: Proof): string {
      const body = { ...proof, until: now() + lifetime, nonce: randomBytes(9).toString('hex') }
      const text = Buffer.from(JSON.stringify(body)).toString('base64url')
      return `${text}.${signatureOf(text)}`
    },
    /** What it tells the shop's server, by the protocol of both. */
    verify({ secret, response }: { secret: string; response: string }) {
      if (secret === '') return refused('missing-input-secret')
      if (secret !== sandboxSecret) return refused('invalid-input-secret')
      if (response === '') return refused('missing-input-response')
      const proof = read(response)
      if (!proof) return refused('invalid-input-response')
      if (proof.until < now() || used.has(response)) return refused('timeout-or-duplicate')
      used.add(response)
      const { hostname, action, siteKey } = proof
      const score = siteKey === 'demo-doubt' ? 0.1 : 0.9
      return {
        success: true,
        challenge_ts: new Date(now()).toISOString(),
        hostname,
        action,
        score,
        'error-codes': [],
      }
    },
  }
}

function refused(code: string) {
  return { success: false, 'error-codes': [code] }
}

function read(token: string) {
  const [text = '', signature] = token.split('.')
  if (signature !== signatureOf(text)) return null
  // Signed, so it is what was written.
  const body: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  return proofSchema.safeParse(body).data ?? null
}

function signatureOf(text: string): string {
  return createHmac('sha256', sandboxSecret).update(text).digest('base64url')
}
