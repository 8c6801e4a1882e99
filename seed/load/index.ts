import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { loadCatalog } from './catalog.ts'
import { loadContent } from './content.ts'

/** Fills an empty shop with the demo, all or nothing; a shop that has products is left alone. */
export async function loadDemo({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Of several processes that start on one empty database, the others wait and then find it filled.
    await sql`select pg_advisory_xact_lock(hashtext('load the demo'))`.execute(transaction)
    const known = await transaction.selectFrom('product').select('id').limit(1).execute()
    if (known.length > 0) return false
    await loadCatalog(transaction, clock)
    await loadContent(transaction, clock)
    return true
  })
}
