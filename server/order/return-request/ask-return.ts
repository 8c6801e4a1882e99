import { z } from 'zod'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/order/return-request/api.ts'
import { orderTokenHeader } from '#domain/order/return-request/api.ts'
import { orderCodeField } from '#domain/order/fields.ts'
import { areReturnable } from '#domain/order/return-request/chance.ts'
import { returnRequestTexts as texts } from '#domain/order/return-request/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { BeforeBody } from '../../platform/http/app.ts'
import { parseInput } from '../../platform/http/input.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { openOrder } from '../get-order.ts'
import { announceOrder } from '../move/move-order.ts'
import { lockOrder } from '../move/move-queries.ts'
import { drawPhotos } from './draw-photos.ts'
import {
  findReturnFacts,
  insertPhotos,
  insertRequest,
  moveRequest,
  type ReturnPhoto,
} from './request-queries.ts'
import { chanceOf, viewReturns } from './request-view.ts'

const named = z.object({ code: orderCodeField })

export async function getOrderReturns(
  ctx: Context,
  input: ParsedInput<typeof api.getOrderReturns>,
  caller: Caller,
): Promise<api.OrderReturns> {
  const { order } = await openOrder(ctx, input, caller)
  return viewReturns(ctx, order.id)
}

/**
 * Before large pictures are read: only those of who may see the order, by their session or by the order's
 * token in a header, for the one in the body comes too late; and of an order that came to its buyer, so that
 * nobody has places by orders of their own making. Refuses `notFound` and `conflict`. Gives the order.
 */
export async function ensureMaySend(
  ctx: Context,
  { params, headers }: Parameters<BeforeBody>[1],
  caller: Caller,
): Promise<string> {
  const token = headers[orderTokenHeader]
  const { code } = parseInput({ input: named }, params)
  const asked = { code, ...(typeof token === 'string' && { token }) }
  const { order } = await openOrder(ctx, asked, caller)
  const { deliveredAt } = await findReturnFacts(ctx.db, order.id)
  if (!deliveredAt) throw new Refusal('conflict', { message: texts.whyNot.notDelivered })
  return `order ${order.code}`
}

/**
 * A buyer asks to give pieces of a delivered order back, once for the key. Refuses `conflict` with the
 * reason in words, and `invalidInput` for a picture that is none.
 */
export async function askReturn(
  ctx: Context,
  input: ParsedInput<typeof api.askReturn>,
  caller: Caller,
): Promise<api.OrderReturns> {
  const { order } = await openOrder(ctx, input, caller)
  // Before the transaction: drawing takes long, and the order's row is held in it. Where nothing may be
  // asked nothing is drawn; whoever repeats a request still gets its answer.
  const isUsedUp = (await ctx.limits.waitFor('returnRequestOrder', order.code)) > 0
  const isRefused = isUsedUp || (await refusalOf(ctx, ctx.db, order.id, input)) !== null
  const photos = isRefused ? null : await drawPhotos(input.photos, `order ${order.code}`)
  const owner = { memberId: caller.member?.id, secret: caller.idempotencySecret }
  const scope = `return request ${order.code}`
  const request = { scope, key: caller.idempotencyKey!, body: input, owner }
  await runOnce(ctx, request, (trx) => keepRequest(ctx, trx, { order, input, photos }))
  announceReturns(ctx, order.code)
  return viewReturns(ctx, order.id)
}

/** The buyer takes it back while no goods have come. */
export async function withdrawReturn(
  ctx: Context,
  input: ParsedInput<typeof api.withdrawReturn>,
  caller: Caller,
): Promise<api.OrderReturns> {
  const { order } = await openOrder(ctx, input, caller)
  const of = { orderId: order.id, no: input.no }
  const move = { event: 'withdrawn' as const, at: ctx.clock.now() }
  if (!(await moveRequest(ctx.db, of, move))) throw new Refusal('conflict')
  announceReturns(ctx, order.code)
  return viewReturns(ctx, order.id)
}

/** After commit: whoever looks at the order, or at what is asked for, looks again. */
export function announceReturns(ctx: Context, code: string): void {
  announceOrder(ctx, code)
  ctx.changeBus.tell(['returns'])
}

interface Asked {
  order: { id: number; code: string }
  input: ParsedInput<typeof api.askReturn>
  /** Null where it was refused beforehand. */
  photos: readonly ReturnPhoto[] | null
}

async function keepRequest(ctx: Context, trx: Db, { order, input, photos }: Asked) {
  const { id: orderId, code } = order
  await lockOrder(trx, orderId)
  const refusal = await refusalOf(ctx, trx, orderId, input)
  if (refusal) throw refusal
  // Only here: neither a picture that is none nor a repeated request uses a buyer's tries up.
  await ctx.limits.consume('returnRequestOrder', code)
  if (!photos) throw new Refusal('conflict')
  const { reason, words, contact_phone: contactPhone } = input
  const at = ctx.clock.now()
  const asked = { orderId, reason, words, contactPhone, pieces: piecesOf(input), at }
  const requestId = await insertRequest(trx, asked)
  if (requestId === null) throw new Refusal('conflict', { message: texts.piecesGone })
  await insertPhotos(trx, requestId, photos)
  await appendEvent(trx, 'order.returnRequest', { orderId, requestId, state: 'received' })
  return { requestId }
}

async function refusalOf(
  ctx: Context,
  db: Db,
  orderId: number,
  input: ParsedInput<typeof api.askReturn>,
): Promise<Refusal | null> {
  const chance = await chanceOf(ctx, db, await findReturnFacts(db, orderId))
  if ('why' in chance) return new Refusal('conflict', { message: texts.whyNot[chance.why] })
  if (areReturnable(chance, piecesOf(input))) return null
  return new Refusal('conflict', { message: texts.piecesGone })
}

function piecesOf({ pieces }: ParsedInput<typeof api.askReturn>) {
  return pieces.map(({ line_no: lineNo, quantity }) => ({ lineNo, quantity }))
}
