import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/own/api.ts'
import type { Context } from '../context.ts'
import { queryRows } from '../platform/query-rows.ts'
import { getShownCampaign } from './find-shown.ts'

const count = `
  insert into game_event as e (campaign_id, day, event, count) values ($1, $2, $3, 1)
  on conflict (campaign_id, day, event) do update set count = e.count + 1`

/** Counts what was done on a campaign's page on a Vietnam day. */
export async function trackGame(
  ctx: Context,
  { slug, event }: ParsedInput<typeof api.trackGame>,
): Promise<Output<typeof api.trackGame>> {
  const { id } = await getShownCampaign(ctx, slug)
  await queryRows(ctx.db, count, [id, ctx.clock.today(), event])
  return { ok: true }
}
