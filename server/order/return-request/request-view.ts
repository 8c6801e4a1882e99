import { toVietnamIso, vietnamDayOf } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { OrderReturns, ReturnRequestView } from '#domain/order/return-request/api.ts'
import { returnChance, type ReturnChance } from '#domain/order/return-request/chance.ts'
import { canReturn, type ShownReturnState } from '#domain/order/return-request/states.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { readSettings } from '../../settings/index.ts'
import {
  findReturnFacts,
  listRequestsOf,
  type ReturnFacts,
  type StoredRequest,
} from './request-queries.ts'

/** An order's requests and what may be asked for now, as its buyer sees them. */
export async function viewReturns(ctx: Context, orderId: number): Promise<OrderReturns> {
  const [facts, requests] = await Promise.all([
    findReturnFacts(ctx.db, orderId),
    listRequestsOf(ctx.db, orderId),
  ])
  const chance = await chanceOf(ctx, ctx.db, facts)
  return { ...askOf(chance, facts), requests: requests.map(toView) }
}

/** Whether the order's buyer may ask today. */
export async function chanceOf(ctx: Context, db: Db, facts: ReturnFacts): Promise<ReturnChance> {
  const { deliveryPromise } = await readSettings(db, ['deliveryPromise'])
  const { deliveredAt } = facts
  const deliveredOn = deliveredAt && vietnamDayOf(new Date(deliveredAt))
  const { returnDays } = deliveryPromise
  return returnChance({ ...facts, deliveredOn }, { returnDays, today: ctx.clock.today() })
}

function askOf(chance: ReturnChance, { lines }: ReturnFacts): Pick<OrderReturns, 'ask'> {
  if ('why' in chance) return {}
  return {
    ask: {
      until: chance.until,
      lines: chance.lines.map(({ lineNo, max }) => {
        const { name, picture } = lines.find((line) => line.lineNo === lineNo)!
        const thumbnail = picture ? { thumbnail: `${picture}-480.webp` } : {}
        return { line_no: lineNo, name, max, ...thumbnail }
      }),
    },
  }
}

function toView(request: StoredRequest): ReturnRequestView {
  const state = shownStateOf(request)
  return {
    ...commonView(request),
    photos: request.photos.length,
    can_withdraw: canReturn(state, 'withdrawn'),
  }
}

/** What buyer and back office see alike. */
export function commonView(request: StoredRequest) {
  const { no, reason, words, answer, amount, createdAt, decidedAt, closedAt, lapsesOn } = request
  const state = shownStateOf(request)
  return {
    no,
    state,
    reason,
    words,
    lines: request.lines.map(({ lineNo, name, quantity }) => ({ line_no: lineNo, name, quantity })),
    contact_phone: request.contactPhone,
    ...(answer && { answer }),
    ...(amount === null ? {} : { amount: vnd(amount) }),
    asked_at: toVietnamIso(createdAt),
    ...(decidedAt && { decided_at: toVietnamIso(decidedAt) }),
    ...(lapsesOn && !closedAt && { lapses_on: lapsesOn }),
    ...(closedAt && { closed_at: toVietnamIso(closedAt) }),
    ...(state === 'refunded' &&
      request.refundedAt && { refunded_at: toVietnamIso(request.refundedAt) }),
  }
}

/** In the copy of a member's data. */
export function toExported(request: StoredRequest) {
  const { orderCode, reason, words, contactPhone, answer, createdAt } = request
  return {
    order_code: orderCode,
    state: shownStateOf(request),
    reason,
    words,
    answer,
    contact_phone: contactPhone,
    lines: request.lines.map(({ lineNo, name, quantity }) => ({ line_no: lineNo, name, quantity })),
    photos: request.photos.length,
    created_at: toVietnamIso(createdAt),
  }
}

/** The money is back when every refund of the return is done; a return may give none. */
export function shownStateOf({ state, amount, refundsLeft }: StoredRequest): ShownReturnState {
  return state === 'arrived' && (amount ?? 0) > 0 && refundsLeft === 0 ? 'refunded' : state
}
