import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { loadHistory } from './history.ts'
import { loadTerms } from './loyalty-terms.ts'

/**
 * The loyalty programme with the demo member's past, once: into a new demo as into one from the time
 * before there was a programme. Needs the demo's products and its member.
 */
export async function loadLoyalty(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    // Of several processes that start on one database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the loyalty demo'))`.execute(trx)
    const known = await trx.selectFrom('loyalty_programme').select('id').limit(1).execute()
    if (known.length > 0) return false
    const inside = { ...tools, db: trx }
    await loadHistory(inside, await loadTerms(inside))
    return true
  })
}
