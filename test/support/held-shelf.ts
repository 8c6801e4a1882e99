import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { waitFor } from './wait-for.ts'

interface Holding {
  productId: number
  untilWaiting: number
  /** Milliseconds that it is kept then. */
  forMs?: number
  /** What happens before it is let go. */
  meanwhile?: () => Promise<unknown>
}

/** Does something while somebody else has a product's shelf, and lets it go when so many wait for it. */
export async function whileShelfIsHeld<T>(
  ctx: Pick<Context, 'db' | 'asideDb'>,
  { productId, untilWaiting, forMs = 0, meanwhile }: Holding,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const holding = ctx.db.transaction().execute(async (trx) => {
    await sql`select from stock where product_id = ${productId} for no key update`.execute(trx)
    held()
    await waitFor(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.asideDb)
      if (rows[0]!.count < untilWaiting) throw new Error(`${rows[0]!.count} wait`)
    })
    await meanwhile?.()
    await sql`select pg_sleep(${forMs / 1000}::float8)`.execute(trx)
  })
  await isHeld
  const working = work()
  await holding
  return working
}
