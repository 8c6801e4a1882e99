import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { isProof } from '../platform/keys/keyring.ts'

const signed = 22

/** `id.signature`: opens the answer to one question, for whoever was sent it. */
export function answerToken({ config }: Pick<Context, 'config'>, id: number): string {
  return `${id}.${signatureOf(config.secretKey, id)}`
}

/** As a message carries it. */
export function answerLink(ctx: Pick<Context, 'config'>, id: number): string {
  return `${ctx.config.publicUrl}/chuyen-gia-tu-van/tra-loi/${answerToken(ctx, id)}/`
}

/** The question that a link opens; null for one that is not ours. */
export function readAnswerToken({ config }: Pick<Context, 'config'>, token: string): number | null {
  const match = /^(\d{1,9})\.([\w-]{22})$/.exec(token)
  if (!match) return null
  const [, id, signature] = match as unknown as [string, string, string]
  const isOurs = isProof(config, signature, (key) => signatureOf(key, Number(id)))
  return isOurs ? Number(id) : null
}

function signatureOf(secretKey: string, id: number): string {
  return createHmac('sha256', `answer to a question ${secretKey}`)
    .update(String(id))
    .digest('base64url')
    .slice(0, signed)
}
