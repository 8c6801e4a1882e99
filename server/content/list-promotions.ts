import type { Promotion } from '#domain/content/api.ts'
import type { Context } from '../context.ts'
import { listRunningPromotions } from './store.ts'

export async function listPromotions(ctx: Context): Promise<Promotion[]> {
  return listRunningPromotions(ctx.db, ctx.clock.today())
}
