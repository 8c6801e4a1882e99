import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { changeOrder as definition } from '#domain/order/backoffice/change-api.ts'
import { asksForRest } from '#domain/order/change/change-money.ts'
import { changeTexts as texts } from '#domain/order/change/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { runOnce } from '../../platform/idempotency.ts'
import type { Db } from '../../platform/db.ts'
import type { Reservation } from '../../stock/index.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { getBackofficeOrder } from '../backoffice/get-backoffice-order.ts'
import { announceMove } from '../move/move-order.ts'
import { ensureMayPayAtDoor } from '../place/at-door.ts'
import { carryOut } from './carry-out.ts'
import { lockChangeable, type ChangeableOrder } from './change-queries.ts'
import { planChange, type PlannedChange } from './plan-change.ts'
import { restWaysOf } from './preview-change.ts'

type Asked = ParsedInput<typeof definition>

/**
 * Changes what was placed before it is handed over, once for the request's key, in one transaction: goods and stock,
 * receiver and place, vouchers, points, and the money that follows. Refuses `conflict` where the order or its money is
 * not what was shown, and in words what cannot be changed.
 */
export async function changeOrder(
  ctx: Context,
  input: Asked,
  caller: Caller,
): Promise<BackofficeOrder> {
  const { code } = input
  let stock: readonly Reservation[] = []
  const request = {
    scope: `change order ${getStaff(caller).id}`,
    key: caller.idempotencyKey!,
    body: input,
  }
  await runOnce(ctx, request, async (trx) => {
    const done = await change(ctx, trx, input, caller)
    stock = done.stock
    return { changeNo: done.changeNo }
  })
  announceMove(ctx, { code, status: 'processing', stock })
  ctx.changeBus.tell(['payments', 'refunds'])
  return getBackofficeOrder(ctx, { code }, caller)
}

async function change(ctx: Context, trx: Db, input: Asked, caller: Caller) {
  const { code, version, rest, shown, reason, ...asked } = input
  const order = await lockChangeable(trx, code)
  if (!order) throw new Refusal('notFound')
  if (order.version !== version) throw new Refusal('conflict', { message: texts.conflict })
  const plan = await planChange(ctx, trx, order, asked)
  if (plan.words.length === 0) {
    throw new Refusal('invalidInput', { message: texts.nothingChanged, fields: {} })
  }
  ensureShown(plan, shown)
  ensureRest(order, plan, rest)
  const by = { actor: staffActor(caller), reason, at: ctx.clock.now() }
  const done = await carryOut(trx, order, { plan, rest, receiver: asked.receiver, ...by })
  const { charged, back, missing } = plan.money
  await recordAudit(ctx, trx, caller, {
    action: texts.changed,
    subject: { kind: 'order', id: code },
    reason,
    before: { total: order.total },
    after: { total: plan.total, change: done.changeNo, words: plan.words, charged, back, missing },
  })
  return done
}

/** Nobody confirms money that they did not see: what came, prices or terms may be others by now. */
function ensureShown({ total, money }: PlannedChange, shown: Asked['shown']): void {
  const isSame = total === shown.total && money.back === shown.back
  if (isSame && money.missing === shown.missing) return
  throw new Refusal('conflict', { message: texts.moneyMoved })
}

/** What is missing of an order paid in advance comes as somebody says; what is paid at the door within its bounds. */
function ensureRest(order: ChangeableOrder, plan: PlannedChange, rest: Asked['rest']): void {
  if (asksForRest(order, plan.money)) {
    if (rest === undefined) {
      throw new Refusal('invalidInput', { fields: { rest: texts.restMissing } })
    }
    if (!restWaysOf(plan).includes(rest)) throw new Refusal('paymentMethodUnavailable')
  }
  const isAtDoor = order.paymentMethod === 'cash' && plan.total > order.total
  if (!isAtDoor) return
  ensureMayPayAtDoor(plan.settings, { payment: plan.summary.payment, products: plan.lines })
}
