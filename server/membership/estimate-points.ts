import type { Output, ParsedInput } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import { pointsIn } from '#domain/loyalty/programme.ts'
import { resultCodes, resultMessage } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import { findEarning, listPrices } from '../catalog/index.ts'
import type { Context } from '../context.ts'

/** Points that an order of these products will bring; products outside the programme bring none. */
export async function estimatePoints(
  ctx: Context,
  { products }: ParsedInput<typeof api.estimatePoints>,
): Promise<Output<typeof api.estimatePoints>> {
  const earning = await findEarning(ctx, ctx.clock.today())
  const prices = await listPrices(
    ctx.db,
    products.map(({ id }) => id),
    ctx.clock.now(),
  )
  const known = products.filter(({ id }) => prices.get(id)?.orderable)
  const lines = known.map(({ id, quantity }) => {
    const each = pointsIn(earning, id, prices.get(id)!.estimatedPoint)
    return { id, quantity, point: points(each * quantity) }
  })
  const result = known.length > 0 ? 'pointsExpected' : 'noData'
  return {
    point: points(lines.reduce((sum, { point }) => sum + point, 0)),
    lines,
    code: resultCodes[result],
    message: resultMessage(result),
  }
}
