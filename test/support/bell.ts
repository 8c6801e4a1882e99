import { sql } from 'kysely'
import { listBell, type BellRow } from '#domain/bell/api.ts'
import { bellListeners } from '#server/bell/index.ts'
import type { TestShop } from './app.ts'

/** Does what the worker does with what was told since; gives the events. */
export async function ringAll(shop: TestShop): Promise<number[]> {
  const { rows } = await sql<{ eventId: number }>`
    update outbox_event set processed_at = now() where topic = 'staff.event' and processed_at is null
    returning (payload->>'eventId')::bigint as "eventId"`.execute(shop.ctx.db)
  const events = rows.map(({ eventId }) => eventId).toSorted((one, other) => one - other)
  for (const event of events) await ringEvent(shop, event)
  return events
}

export function ringEvent({ ctx }: TestShop, eventId: number): Promise<void> {
  return bellListeners['staff.event']!['ringBell']!(ctx, { eventId })
}

/** What stands in somebody's bell, newest first. */
export async function bellOf(
  shop: TestShop,
  { headers }: { headers: Record<string, string> },
): Promise<BellRow[]> {
  return (await shop.call(listBell, { limit: 100 }, { headers })).items
}
