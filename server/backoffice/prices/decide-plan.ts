import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/price-plans.ts'
import { pricePlanTexts as texts } from '#domain/catalog/prices/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { approvePlan, dropPlan, endPlan, replanPrices } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { findPlan } from './plan-rows.ts'
import { findPlanned, holdProduct, refuseOverlap } from './write-plan.ts'

type Asked = ParsedInput<typeof api.approvePricePlan>
type Record = api.PricePlanRecord
type Planned = NonNullable<Awaited<ReturnType<typeof findPlanned>>>

/** A second person lets exactly what they read hold. */
export function approvePricePlan(ctx: Context, asked: Asked, caller: Caller): Promise<Record> {
  const { id: by } = getStaff(caller)
  return decide(ctx, asked, caller, async (trx, plan, at) => {
    if ([plan.proposed_by, plan.edited_by].includes(by)) {
      throw new Refusal('forbidden', { message: texts.notYours })
    }
    if (plan.state !== 'waiting') throw new Refusal('conflict', { message: texts.notWaiting })
    const isLate = plan.starts_at !== null && plan.starts_at <= at
    const isOver = plan.ends_at !== null && plan.ends_at <= at
    if (isLate || isOver) throw new Refusal('conflict', { message: texts.startsPast })
    const settling = { ...asked, by, why: asked.reason, at }
    await approvePlan(trx, settling).catch(refuseOverlap)
    return texts.approved
  })
}

export function declinePricePlan(ctx: Context, asked: Asked, caller: Caller): Promise<Record> {
  return decide(ctx, asked, caller, async (trx, plan, at) => {
    if (plan.state !== 'waiting') throw new Refusal('conflict', { message: texts.notWaiting })
    await drop(trx, asked, caller, { state: 'declined', at })
    return texts.declined
  })
}

/** Before it begins; one person is enough. */
export function cancelPricePlan(ctx: Context, asked: Asked, caller: Caller): Promise<Record> {
  return decide(ctx, asked, caller, async (trx, _plan, at) => {
    await drop(trx, asked, caller, { state: 'cancelled', at })
    return texts.cancelled
  })
}

/** A price for a time ends now; one person is enough. */
export function endPricePlan(ctx: Context, asked: Asked, caller: Caller): Promise<Record> {
  return decide(ctx, asked, caller, async (trx, _plan, at) => {
    const settling = { ...asked, by: getStaff(caller).id, why: asked.reason, at }
    if (!(await endPlan(trx, settling))) {
      throw new Refusal('conflict', { message: texts.notInForce })
    }
    return texts.ended
  })
}

async function drop(
  trx: Db,
  asked: Asked,
  caller: Caller,
  how: { state: 'declined' | 'cancelled'; at: Date },
): Promise<void> {
  const settling = { ...asked, ...how, by: getStaff(caller).id, why: asked.reason }
  if (!(await dropPlan(trx, settling))) throw new Refusal('conflict', { message: texts.begun })
}

/** The product first, then its plan, as everywhere; whoever comes second hears how it is now. */
async function decide(
  ctx: Context,
  { id, version, reason }: Asked,
  caller: Caller,
  settle: (trx: Db, plan: Planned, at: Date) => Promise<string>,
): Promise<Record> {
  const told = await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.clock.now()
    const found = await findPlanned(trx, id)
    if (!found) throw new Refusal('notFound')
    await holdProduct(trx, found.product_id, at)
    // Read again: whoever held the product before may have decided.
    const plan = (await findPlanned(trx, id))!
    if (plan.version !== version) {
      throw new Refusal('conflict', { current: await findPlan({ ...ctx, db: trx }, id) })
    }
    const action = await settle(trx, plan, at)
    await replanPrices(trx, plan.product_id, at)
    await recordAudit(ctx, trx, caller, { action, subject: { kind: 'pricePlan', id }, reason })
    return listToldTags(trx)
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell(['products', 'price-plans'])
  return (await findPlan(ctx, id))!
}
