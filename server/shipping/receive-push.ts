import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import type { CarrierSecret } from '#domain/shipping/carrier-words.ts'
import type { Context } from '../context.ts'
import { readSecret } from '../settings/index.ts'
import { viettelPost, vnPost } from './outside-carriers.ts'
import { takeCarrierEvent } from './take-event.ts'

/**
 * Viettel Post tells of a parcel. Its `TOKEN`, or the header `Authorization`, is the secret that was agreed; without
 * one of ours nobody is believed. Answered as soon as it is kept, whatever it meant.
 */
export async function receiveViettelPost(
  ctx: Context,
  { authorization, body }: { authorization: string | undefined; body: unknown },
): Promise<object> {
  const token = (body as { TOKEN?: unknown } | null)?.TOKEN
  await ensureProven(ctx, 'viettelPostHook', [token, bare(authorization)])
  await takeCarrierEvent(ctx, viettelPost, body)
  return { status: 200, error: false, message: 'OK' }
}

/** VNPost tells of a parcel; `ems-transaction` is answered back. The secret stands in `Authorization`. */
export async function receiveVnPost(
  ctx: Context,
  push: { authorization: string | undefined; transaction: string | undefined; body: unknown },
): Promise<object> {
  await ensureProven(ctx, 'vnPostHook', [bare(push.authorization)])
  await takeCarrierEvent(ctx, vnPost, push.body)
  return { code: 'success', transaction: (push.transaction ?? '').slice(0, 100) }
}

async function ensureProven(
  ctx: Context,
  key: CarrierSecret,
  shown: readonly unknown[],
): Promise<void> {
  const secret = await readSecret(ctx, key)
  const isProven =
    secret !== null && shown.some((each) => typeof each === 'string' && isSame(each, secret))
  if (isProven) return
  ctx.log.warn({ key }, 'a push of a carrier without its secret')
  throw new Refusal('unauthenticated')
}

function bare(header: string | undefined): string | undefined {
  return header?.replace(/^(?:Bearer|Token)\s+/i, '')
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
