import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

export interface ActiveProgramme {
  id: number
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  notice: string
  tiers: { name: string; pointFrom: number; benefits: string }[]
  /** The products that earn; null: all of them. */
  productIds: ReadonlySet<number> | null
}

/** The published programme whose window holds this day, remembered until something changes. */
export function findActiveProgramme(
  _ctx: Pick<Context, 'db' | 'cache'>,
  _today: VietnamDay,
): Promise<ActiveProgramme | null> {
  throw new Error('not there yet')
}

export function findProgramme(_db: Db, _id: number): Promise<ActiveProgramme | null> {
  throw new Error('not there yet')
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
}

/** Writes a new programme and gives its id. */
export function saveProgramme(_db: Db, _programme: NewProgramme): Promise<number> {
  throw new Error('not there yet')
}
