import type { Today, TodayQueue } from '#domain/backoffice/today/api.ts'
import {
  lateDays,
  maxQueued,
  mayWorkOn,
  queueKeys,
  type QueueKey,
} from '#domain/backoffice/today/queues.ts'
import { addDays, toVietnamIso } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { isLateRequest } from '../../data-request/index.ts'
import { findOrderQueue } from '../../order/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { listContent } from '../../publishing/index.ts'
import { startOf } from './count-today.ts'
import { findLastQuarter, sumQuarters, type Figures } from './figure-queries.ts'
import * as queries from './queue-queries.ts'

/** What waits for whoever asks; nothing is counted that they may not work on. */
export async function getToday(ctx: Context, _input: object, caller: Caller): Promise<Today> {
  const mine = permissionsOf(getStaff(caller).role)
  const shown = queueKeys.filter((key) => mayWorkOn(key, mine))
  const [found, figures] = await Promise.all([
    Promise.all(shown.map((key) => findQueue(ctx, key, caller))),
    mine.includes('reports.read') ? readFigures(ctx) : null,
  ])
  return { queues: found, figures }
}

async function findQueue(ctx: Context, key: QueueKey, caller: Caller): Promise<TodayQueue> {
  const { count, oldestAt, mine } = await finders[key](ctx, caller)
  return {
    key,
    count: Math.min(count, maxQueued),
    more: count > maxQueued,
    oldest_at: oldestAt && toVietnamIso(oldestAt),
    mine,
  }
}

type Find = (ctx: Context, caller: Caller) => Promise<queries.StoredQueue>

const finders: Record<QueueKey, Find> = {
  toConfirm: ofOrders('processing'),
  late: async (ctx) => {
    const before = addDays(ctx.clock.today(), 1 - lateDays)
    const queue = { status: 'processing', before } as const
    return { ...(await findOrderQueue(ctx.db, queue, maxQueued + 1)), mine: null }
  },
  failedDeliveries: ofOrders('returning'),
  toDeliver: ofOrders('shipping'),
  lowStock: ofTable(queries.findLowStock),
  cancelRequests: ofOrders('pre_cancel'),
  returns: ofTable(queries.findReturns),
  chats: ofTable(queries.findChats),
  questions: ofTable(queries.findQuestions),
  reviews: ofTable(queries.findReviews),
  transfers: ofTable(queries.findTransfers),
  refunds: ofTable(queries.findRefunds),
  cashDifferences: ofTable(queries.findCashDifferences),
  contents: async (ctx) => {
    const asked = { state: 'waiting', page: 1, limit: 1 } as const
    const { paginate } = await listContent(ctx, asked)
    return { count: paginate.total_data, oldestAt: null, mine: null }
  },
  heldPrizes: ofTable(queries.findHeldPrizes),
  latePrizes: (ctx, caller) => ofTable(queries.findLatePrizes(ctx.clock.today()))(ctx, caller),
  games: ofTable(queries.findGames),
  prices: ofTable(queries.findPrices),
  programmes: ofTable(queries.findProgrammes),
  promotions: ofTable(queries.findPromotions),
  gifts: ofTable(queries.findGifts),
  campaigns: ofTable(queries.findCampaigns),
  adjustments: ofTable(queries.findAdjustments),
  counterfeits: ofTable(queries.findCounterfeits),
  lateDataRequests: (ctx, caller) => {
    const late = isLateRequest(ctx.clock.now())
    return ofTable(queries.findDataRequests(late))(ctx, caller)
  },
  dataRequests: ofTable(queries.findDataRequests(null)),
  failedJobs: ofTable(queries.findFailedJobs),
}

function ofOrders(status: OrderStatus): Find {
  return async ({ db }) => ({
    ...(await findOrderQueue(db, { status }, maxQueued + 1)),
    mine: null,
  })
}

function ofTable(find: typeof queries.findReturns): Find {
  return ({ db }, caller) => find(db, getStaff(caller).id, maxQueued + 1)
}

const week = days(7)

async function readFigures(ctx: Context): Promise<Today['figures']> {
  const now = ctx.clock.now()
  const from = startOf(ctx.clock.today())
  const before = (instant: Date) => new Date(instant.getTime() - week)
  const [today, lastWeek, last] = await Promise.all([
    sumQuarters(ctx.db, from, now),
    sumQuarters(ctx.db, before(from), before(now)),
    findLastQuarter(ctx.db),
  ])
  return {
    today: toFigures(today),
    last_week: toFigures(lastWeek),
    counted_at: last && toVietnamIso(last),
  }
}

function toFigures({ revenue, ...rest }: Figures) {
  return { ...rest, revenue: vnd(revenue) }
}
