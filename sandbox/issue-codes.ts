import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { boxesOfPrefix } from '#domain/genuine/prefixes.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { issueBatch, recallBatch, type BatchTerms } from '#server/genuine/index.ts'
import { findProduct, type DevProduct } from './queries.ts'

const day = z.iso.date().optional()

/** Beyond kind, count and product: what shows every result that a code can have. */
const wanted = z.object({
  kind: z.enum(['single', 'combo', 'test']),
  count: z.coerce.number().int().min(1).max(1000),
  product_code: z.string().trim().min(1).max(60).optional(),
  point: z.coerce.number().int().min(0).max(100_000).optional(),
  lot: z.string().max(40).optional(),
  product_expires_on: day,
  earn_until: day,
  voucher_campaign_id: z.coerce.number().int().min(1).optional(),
  /** Recalls the batch at once, with this reason. */
  recall_reason: z.string().min(1).max(200).optional(),
})

export interface DevCodes {
  codes: string[]
  product_code: string
  point: number
}

/** Fresh genuine codes through the real batch function. Refuses bad input as `invalidInput`. */
export async function issueDevCodes(ctx: Context, input: unknown): Promise<DevCodes> {
  const parsed = wanted.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => [path.join('.'), 'Giá trị chưa hợp lệ'])
    throw new Refusal('invalidInput', {
      fields: Object.fromEntries(fields) as Record<string, string>,
    })
  }
  const { kind, count, ...rest } = parsed.data
  const product = await findProduct(ctx.db, kind, rest.product_code)
  const productCode = rest.product_code ?? product?.code ?? (kind === 'combo' ? 'JJ3' : 'JEX30')
  const name = `dev ${formatDateTime(ctx.clock.now().toISOString())} ${randomBytes(4).toString('hex')}`
  const point = rest.point ?? pointOf(kind, product)
  const terms: BatchTerms = {
    name,
    kind,
    productCode,
    point,
    lot: rest.lot ?? 'DEMO',
    prefix: kind === 'combo' && boxesOfPrefix(productCode) === null ? 'JJ3' : undefined,
    productExpiresOn: rest.product_expires_on,
    earnUntil: rest.earn_until,
    voucherCampaignId: rest.voucher_campaign_id,
  }
  const { codes } = await issueBatch(ctx, terms, count).catch(refuseImpossible)
  const reason = rest.recall_reason
  if (reason) await recallBatch(ctx.db, { name, reason, at: ctx.clock.now() })
  return { codes, product_code: productCode, point }
}

function refuseImpossible(error: unknown): never {
  if (error instanceof RangeError) throw new Refusal('invalidInput')
  throw error
}

const usualPoint = 30

function pointOf(kind: string, product: DevProduct | null): number {
  return kind === 'test' ? 0 : (product?.point ?? usualPoint)
}
