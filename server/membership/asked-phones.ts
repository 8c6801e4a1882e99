import { createHmac } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { hours } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import { askAbout } from './asked-phones-queries.ts'

/** More customers than any pharmacy serves in an hour. */
export const maxAskedPhones = 200
const window = hours(1)

/**
 * Counts the phones that a pharmacy asks about, however it asks: search, vouchers, codes that bring
 * nothing. A phone counts once an hour. Refuses `rateLimited` beyond 200.
 */
export async function ensureMayAsk(
  ctx: Context,
  pharmacyCode: string,
  phone: string,
): Promise<void> {
  const retryAfter = await waitToAsk(ctx, pharmacyCode, phone)
  if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
}

/** The same as seconds until the pharmacy may ask about one more; 0 when it may now. */
export async function waitToAsk(
  ctx: Context,
  pharmacyCode: string,
  phone: string,
): Promise<number> {
  const { config, clock, db } = ctx
  if (!config.rateLimits) return 0
  const now = clock.now()
  const since = await askAbout(db, {
    pharmacyCode,
    phone: keyOf(config.secretKey, phone),
    now,
    max: maxAskedPhones,
    openSince: new Date(now.getTime() - window),
  })
  if (!since) return 0
  return Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000))
}

/** Whom a pharmacy asked about is counted, not kept. */
function keyOf(secretKey: string, phone: string): string {
  const hash = createHmac('sha256', secretKey).update(`asked-phone:${phone}`).digest()
  return String(hash.readBigInt64BE(0))
}
