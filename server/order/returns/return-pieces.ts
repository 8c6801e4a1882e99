import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { points } from '#domain/kernel/points.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/backoffice/api.ts'
import type { ReturnedPieces } from '#domain/order/points-due.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceStock, type Reservation } from '../../stock/index.ts'
import { getBackofficeOrder } from '../backoffice/get-backoffice-order.ts'
import { announceOrder } from '../move/move-order.ts'
import { findMovable } from '../move/move-queries.ts'
import { ensureReturnable, planReturn } from './plan-return.ts'
import { findReturnable } from './return-queries.ts'
import { ensureTakable, readReturnedCodes } from './returned-codes.ts'
import { viewCodes } from './view-codes.ts'
import { takeReturn, type TakenReturn } from './take-return.ts'

/** What a return of these pieces would give back; nothing changes. */
export async function previewReturn(
  ctx: Context,
  { code, pieces, codes }: ParsedInput<typeof api.previewReturn>,
): Promise<Output<typeof api.previewReturn>> {
  const order = await findMovable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  ensureReturnable(order)
  const of = await findReturnable(ctx.db, order.id)
  const back = toPieces(pieces)
  const plan = planReturn(of, back)
  const named = { id: order.id, lines: of.lines }
  const read = await readReturnedCodes(ctx, named, { codes, pieces: back })
  return {
    amount: vnd(plan.amount),
    points: points(plan.points),
    vouchers: plan.vouchers.map((voucher) => voucher.code),
    codes: await viewCodes(ctx, order, read),
  }
}

/** Takes pieces of a completed order back, once for the request's key, with an entry in the audit. */
export async function returnPieces(
  ctx: Context,
  input: ParsedInput<typeof api.returnPieces>,
  caller: Caller,
): Promise<api.BackofficeOrder> {
  const { code, pieces, codes, reason, restock } = input
  const order = await findMovable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  let stock: Reservation[] = []
  const request = {
    scope: `return ${getStaff(caller).id}`,
    key: caller.idempotencyKey!,
    body: input,
  }
  const back = toPieces(pieces)
  const { lines } = await findReturnable(ctx.db, order.id)
  const read = await readReturnedCodes(ctx, { id: order.id, lines }, { codes, pieces: back })
  await runOnce(ctx, request, async (trx) => {
    const by = { actor: staffActor(caller), at: ctx.clock.now() }
    // Refused in here: the same request sent again finds its codes taken back, by itself.
    const asked = { pieces: back, codes: ensureTakable(read), reason, restock, ...by }
    const taken = await takeReturn(trx, order.id, asked)
    await recordAudit(ctx, trx, caller, {
      action: orderTexts.returnTaken,
      subject: { kind: 'order', id: code },
      reason,
      after: { pieces, restock, ...madeOf(taken), codes: read.map((each) => maskCode(each.code)) },
    })
    stock = taken.stock
    return { returnNo: taken.returnNo }
  })
  announceStock(ctx, stock)
  announceOrder(ctx, code)
  ctx.changeBus.tell(['refunds', 'returns'])
  return getBackofficeOrder(ctx, { code }, caller)
}

function madeOf({ returnNo, amount, points: back, owed, codePoints, vouchers }: TakenReturn) {
  const codes = vouchers.map((voucher) => voucher.code)
  return {
    return_no: returnNo,
    amount,
    points: back,
    points_owed: owed,
    vouchers: codes,
    code_points: codePoints,
  }
}

function toPieces(pieces: readonly { line_no: number; quantity: number }[]): ReturnedPieces[] {
  return pieces.map(({ line_no: lineNo, quantity }) => ({ lineNo, quantity }))
}
