import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { findProgrammeOn, findProgrammeRow, insertProgramme } from './programme-queries.ts'

export interface ActiveProgramme {
  id: number
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  notice: string
  tiers: { name: string; pointFrom: number; benefits: string }[]
  /** The products that earn; null: all of them. */
  productIds: ReadonlySet<number> | null
  /** Of the points that codes and products bring, in percent. */
  factor: number
}

/** The published programme whose window holds this day, remembered until something changes. */
export const findActiveProgramme: (
  reader: Pick<Context, 'db' | 'cache'>,
  today: VietnamDay,
) => Promise<ActiveProgramme | null> = cachedByTag('programme', async (db, today: VietnamDay) =>
  toProgramme(await findProgrammeOn(db, today)),
)

/** Any programme, published or not, running or over. */
export async function findProgramme(db: Db, id: number): Promise<ActiveProgramme | null> {
  return toProgramme(await findProgrammeRow(db, id))
}

export interface NewProgramme {
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  published?: boolean
  notice?: string
  tiers: { name: string; pointFrom: number; benefits?: string }[]
  /** None: every product earns. */
  productIds?: number[]
  /** In percent; 100 where it is left out. */
  factor?: number
}

/**
 * Writes a new programme and gives its id. A window that meets a published one's is refused by the
 * database.
 */
export function saveProgramme(db: Db, programme: NewProgramme): Promise<number> {
  return insertProgramme(db, programme)
}

function toProgramme(row: Awaited<ReturnType<typeof findProgrammeOn>>): ActiveProgramme | null {
  if (!row) return null
  return { ...row, productIds: row.productIds.length > 0 ? new Set(row.productIds) : null }
}
