import type { Input } from '#domain/contract.ts'
import type { PlacedOrder } from '#domain/order/api.ts'
import * as api from '#domain/order/api.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import { listeners } from '#server/listeners.ts'
import { earnPoints, ensureAccount } from '#server/loyalty/index.ts'
import { MessageNotSent } from '#server/notification/index.ts'
import { moveByHand } from '#server/order/index.ts'
import { examine } from '#server/doctor.ts'
import type { TestShop } from './app.ts'
import { registerMember, type Member } from './members.ts'
import { guestOrder, type OrderedItem } from './stock.ts'

export interface Buyer extends Member {
  accountId: number
}

let buyers = 0

/** A registered member with points to spend. */
export async function buyerWith(shop: TestShop, points: number): Promise<Buyer> {
  buyers += 1
  const member = await registerMember(shop, `0931${String(buyers).padStart(6, '0')}`)
  const at = shop.ctx.clock.now()
  const accountId = await shop.ctx.db.transaction().execute(async (trx) => {
    const id = await ensureAccount(trx, { phone: member.phone, memberId: member.id, at })
    const cause = `adjust:test-${member.phone}`
    const earning = { accountId: id, points, cause, programmeId: null, note: 'Tặng điểm', at }
    if (points > 0) await earnPoints(trx, earning)
    return id
  })
  return { ...member, accountId }
}

export type OrderBody = Input<typeof api.placeOrder>

/** An order of goods, with gifts and vouchers; `saved` is what the vouchers save. */
export function orderBody(
  items: readonly OrderedItem[],
  extras: { gifts?: OrderBody['gifts']; vouchers?: string[]; saved?: number; phone?: string } = {},
): OrderBody {
  const { saved = 0, phone, ...named } = extras
  const order = guestOrder(items, phone)
  return { ...order, ...named, summary: { payment: order.summary.payment - saved } }
}

export function placeFor(
  shop: TestShop,
  buyer: Buyer,
  body: OrderBody,
  headers: Record<string, string> = {},
): Promise<PlacedOrder> {
  const order = { ...body, customer_phone: buyer.phone }
  return shop.call(api.placeOrder, order, { headers: { ...buyer.headers, ...headers } })
}

/** What the worker does: every committed event is heard, again where another is at it, and those that follow. */
export async function listenToEvents({ ctx }: TestShop): Promise<void> {
  for (;;) {
    const events = await ctx.db
      .selectFrom('outbox_event')
      .select(['id', 'topic', 'payload'])
      .where('processed_at', 'is', null)
      .orderBy('id')
      .execute()
    if (events.length === 0) return
    for (const { id, topic, payload } of events) {
      if (!(await isHeard(ctx, topic, payload))) continue
      const processed_at = ctx.clock.now()
      await ctx.db.updateTable('outbox_event').set({ processed_at }).where('id', '=', id).execute()
    }
  }
}

async function isHeard(ctx: TestShop['ctx'], topic: string, payload: Record<string, unknown>) {
  try {
    for (const hear of Object.values(listeners[topic] ?? {})) await hear(ctx, payload)
    return true
  } catch (error) {
    if (error instanceof MessageNotSent) return false
    throw error
  }
}

/** Moves an order by hand, one event after the other, with all that follows from each. */
export async function live(
  shop: TestShop,
  code: string,
  ...events: readonly OrderEvent[]
): Promise<void> {
  await listenToEvents(shop)
  for (const event of events) {
    await moveByHand(shop.ctx, code, event, 'staff:test')
    await listenToEvents(shop)
  }
}

/** What contradicts itself anywhere in the shop. */
export async function findFaults({ ctx }: TestShop): Promise<string[]> {
  const findings = await examine(ctx.db)
  return findings.flatMap(({ check, found }) => found.map((each) => `${check}: ${each}`))
}
