import type { StandingOrder } from '#domain/replenish/api.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/actor.ts'
import { toStandingOrder } from './standing-view.ts'
import { listOf } from './view-store.ts'

export async function listStandingOrders(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<StandingOrder[]> {
  return (await listOf(ctx.db, getMember(caller).id)).map(toStandingOrder)
}
