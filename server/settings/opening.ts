import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

interface Opening {
  isOpen: boolean
  /** 0 while there is no row: such a shop is open. */
  version: number
  changedBy: string
  changedAt: Date | null
}

/** Whether everybody may see the shop and order. */
export function isShopOpen(ctx: Pick<Context, 'db' | 'cache'>): Promise<boolean> {
  return remembered(ctx, 'opening')
}

/** The pages around every answer bear `setting:shop`, so they go with it. */
const remembered = cachedByTag('setting:shop', async (db) => (await readOpening(db)).isOpen)

export async function readOpening(db: Db): Promise<Opening> {
  const found = await db.selectFrom('shop_opening').selectAll().executeTakeFirst()
  return {
    isOpen: found?.is_open ?? true,
    version: found?.version ?? 0,
    changedBy: found?.changed_by ?? '',
    changedAt: found?.changed_by ? found.changed_at : null,
  }
}

/** In Vietnam's years; while the shop is closed, that in which it was made or closed. */
export async function findYearOfOpening(db: Db): Promise<number | null> {
  const found = await db.selectFrom('shop_opening').select('changed_at').executeTakeFirst()
  return found ? Number(vietnamDayOf(found.changed_at).slice(0, 4)) : null
}

/** What a new database begins with; one that has begun stays as it is. */
export async function beginOpening(
  db: Db,
  { isOpen, at }: { isOpen: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('shop_opening')
    .values({ is_open: isOpen, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False when somebody else has opened or closed it since. After commit: `changeBus.changed(['setting:shop'])`. */
export async function writeOpening(
  trx: Db,
  { isOpen, version, by, at }: { isOpen: boolean; version: number; by: string; at: Date },
): Promise<boolean> {
  const values = { is_open: isOpen, changed_by: by, changed_at: at, version: version + 1 }
  const written = await trx
    .insertInto('shop_opening')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('shop_opening.version', '=', version),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
