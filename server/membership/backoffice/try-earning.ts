import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { LoyaltyProgrammeRecord } from '#domain/membership/backoffice/programmes.ts'
import { earnsIn, multiplied, pointsIn } from '#domain/loyalty/programme.ts'
import { resultMessage } from '#domain/loyalty/result-codes.ts'
import { tierOf } from '#domain/loyalty/tier.ts'
import type {
  TriedEarning,
  tryEarning as definition,
} from '#domain/membership/backoffice/try-earning.ts'
import { listPrices, listSoldByCodes } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findCodes } from '../../genuine/index.ts'
import { findProgrammeRecord, type ActiveProgramme } from '../../loyalty/index.ts'
import { evaluateCode, isEarning } from '../evaluate-code.ts'

/** What an order and a code would bring by what a programme says, open or waiting, on its first day. */
export async function tryEarning(
  ctx: Context,
  { id, product_codes: codes, quantity, code, earned }: ParsedInput<typeof definition>,
): Promise<TriedEarning> {
  const record = await findProgrammeRecord(ctx, id)
  if (!record) throw new Refusal('notFound')
  const programme = await toProgramme(ctx, record)
  const sold = await listSoldByCodes(ctx.db, codes)
  const prices = await listPrices(ctx.db, [...sold.values()], null)
  const lines = [...sold].map(([productCode, productId]) => {
    const { name = productCode, estimatedPoint = 0 } = prices.get(productId) ?? {}
    const points = pointsIn(programme, productId, estimatedPoint) * quantity
    return { code: productCode, name, earns: earnsIn(programme, productId), points }
  })
  const box = code === '' ? undefined : await tryCode(ctx, code, programme)
  const total = lines.reduce((sum, { points }) => sum + points, box?.points ?? 0)
  const tier = tierOf(programme.tiers, earned + total).tier?.name ?? ''
  return { lines, ...(box ? { code: box } : {}), total, tier }
}

async function tryCode(ctx: Context, code: string, programme: ActiveProgramme) {
  const found = (await findCodes(ctx, [code])).get(code) ?? null
  const result = evaluateCode({ found, account: null, programme, today: ctx.clock.today() })
  const points = isEarning(result) ? multiplied(found!.batch.point, programme.factor) : 0
  return { message: resultMessage(result), points }
}

async function toProgramme(
  ctx: Context,
  {
    id,
    name,
    starts_on,
    ends_on,
    notice,
    factor,
    tiers,
    product_codes: codes,
  }: LoyaltyProgrammeRecord,
): Promise<ActiveProgramme> {
  const ids = [...(await listSoldByCodes(ctx.db, codes)).values()]
  return {
    id,
    name,
    startsOn: starts_on,
    endsOn: ends_on,
    notice,
    factor,
    tiers: tiers.map((tier) => ({ ...tier, pointFrom: tier.point_from })),
    productIds: codes.length > 0 ? new Set(ids) : null,
  }
}
