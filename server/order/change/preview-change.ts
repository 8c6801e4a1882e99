import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type {
  ChangePlan,
  previewOrderChange as definition,
} from '#domain/order/backoffice/change-api.ts'
import { asksForRest, type RestWay } from '#domain/order/change/change-money.ts'
import { changeTexts as texts } from '#domain/order/change/texts.ts'
import { keptOf } from '#domain/order/money.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { isBeyond } from '#domain/order/proof.ts'
import type { Context } from '../../context.ts'
import { findChangeable, type ChangeableOrder } from './change-queries.ts'
import { planChange, type PlannedChange } from './plan-change.ts'

/** What a change would do, as the order is now. Refuses `conflict` where it is not the one that was seen. */
export async function previewOrderChange(
  ctx: Context,
  { code, version, ...asked }: ParsedInput<typeof definition>,
): Promise<Output<typeof definition>> {
  const order = await findChangeable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  if (order.version !== version) throw new Refusal('conflict', { message: texts.conflict })
  return toPlan(order, await planChange(ctx, ctx.db, order, asked))
}

function toPlan(order: ChangeableOrder, plan: PlannedChange): ChangePlan {
  const { money, destination } = plan
  const before = new Map(order.lines.map(({ lineNo, quantity }) => [lineNo, quantity]))
  const delivery = destination
    ? destination.delivery
    : order.deliveryFrom && order.deliveryTo
      ? { from: order.deliveryFrom, to: order.deliveryTo }
      : null
  return {
    version: order.version,
    words: [...plan.words],
    lines: plan.lines.map(({ lineNo, name, quantity, unitPrice }) => ({
      line_no: lineNo,
      name,
      quantity,
      before: before.get(lineNo) ?? 0,
      unit_price: vnd(unitPrice),
    })),
    vouchers: plan.vouchers.map(({ code, saving, problem }) => ({
      code,
      saving: vnd(saving),
      ...(problem !== undefined && { problem }),
    })),
    shipping_fee: { before: vnd(order.shippingFee), after: vnd(plan.fee) },
    total: { before: vnd(order.total), after: vnd(plan.total) },
    points: { before: points(order.estimatedPoint), after: points(plan.summary.estimatedPoint) },
    delivery,
    kept: vnd(keptOf(plan.before)),
    back: vnd(money.back),
    missing: vnd(money.missing),
    asks_for_rest: asksForRest(order, money),
    rest_ways: restWaysOf(plan),
    hold_minutes: plan.settings.holdMinutes,
  }
}

/** At the door where the shop takes that much there, by link where it is paid in advance at all. */
export function restWaysOf({ settings, summary, lines }: PlannedChange): RestWay[] {
  const { paymentMethods, atDoor } = settings
  const isTooLarge = isBeyond({ payment: summary.payment, products: lines }, atDoor)
  return [
    ...(paymentMethods.includes('cash') && !isTooLarge ? (['cash'] as const) : []),
    ...(paymentMethods.some(isPaidInAdvance) ? (['link'] as const) : []),
  ]
}
