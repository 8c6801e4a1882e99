import { randomBytes } from 'node:crypto'
import { orderCode, orderCodeBytes } from '#domain/order/code.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { products } from '#seed/catalog/products/index.ts'
import type { PastOrder } from '#seed/loyalty/history.ts'
import { burnGifts, giveGifts, holdGifts, returnGifts, type HeldGift } from '#server/gift/index.ts'
import { creditExpected, dropExpected, expectPoints } from '#server/loyalty/index.ts'
import { orderCause, pointsCause, savePastOrder, type KeptVoucher } from '#server/order/index.ts'
import { holderOf, holdVouchers, useVouchers } from '#server/voucher/index.ts'
import { productIds } from './catalog.ts'
import { yearOf, type Past, type Step } from './past.ts'
import { home } from './demo-member.ts'

/** What an order did with points and vouchers at each turn of its life. */
export function listOrderSteps(past: Past, order: PastOrder): Step[] {
  const [placed, ...turns] = order.life
  const { at } = placed!
  const code = orderCode(vietnamDayOf(at), randomBytes(orderCodeBytes))
  const steps = turns.map((turn) => ({ at: turn.at, run: () => follow(past, code, turn) }))
  return [{ at, run: () => place(past, code, order, at) }, ...steps]
}

async function place(past: Past, code: string, order: PastOrder, at: Date): Promise<void> {
  const { db, accountId, memberId } = past
  const vouchers = await takeVoucher(past, code, order, at)
  const lines = order.products.map(({ slug, quantity }) => ({ id: productIds(slug), quantity }))
  const gifts = await takeGifts(past, code, order.gifts, at)
  const { life } = order
  await savePastOrder(db, { ...home, code, memberId, products: lines, gifts, vouchers, life })
  const points = order.products.reduce((sum, each) => sum + pointsOf(each.slug) * each.quantity, 0)
  await expectPoints(db, { accountId, cause: pointsCause(code), points, at })
}

async function takeGifts(past: Past, code: string, gifts: string[], at: Date): Promise<HeldGift[]> {
  if (gifts.length === 0) return []
  const { db, terms, accountId } = past
  const wanted = gifts.map((gift) => ({
    id: terms.gifts.get(`${yearOf(at)} ${gift}`)!,
    quantity: 1,
  }))
  const cause = orderCause(code)
  const note = orderTexts.giftsOf(code)
  return holdGifts(db, { accountId, gifts: wanted, cause, note, at })
}

async function takeVoucher(
  past: Past,
  code: string,
  { voucher: gift }: PastOrder,
  at: Date,
): Promise<KeptVoucher[]> {
  const voucher = gift && past.vouchers.get(gift)
  if (!voucher) return []
  past.vouchers.delete(gift)
  const { config, db, accountId } = past
  const holder = holderOf(config.secretKey, { accountId, phone: home.phone })
  await holdVouchers(db, { vouchers: [voucher], holder, cause: orderCause(code), at })
  return [voucher]
}

/** The part of each move that concerns points and vouchers (server/order/move/effects.ts). */
async function follow(past: Past, code: string, { event, at }: { event: OrderEvent; at: Date }) {
  const { db } = past
  const taken = { cause: orderCause(code), at }
  switch (event) {
    case 'pointsBurntCash':
      return burnGifts(past, db, taken)
    case 'handedToCarrier':
      await giveGifts(db, taken)
      return useVouchers(db, taken)
    case 'pointsCredited':
      return creditExpected(db, {
        cause: pointsCause(code),
        at,
        note: orderTexts.pointsOf(code),
      })
    case 'goodsBack':
      await returnGifts(db, taken)
      return dropExpected(db, { cause: pointsCause(code), at })
    default:
      return undefined
  }
}

function pointsOf(slug: string): number {
  return products.find((product) => product.slug === slug)!.estimatedPoint
}
