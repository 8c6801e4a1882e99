import type { VaccineCenter } from '#domain/vaccine/api.ts'
import type { Context } from '../context.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { hasCenter, listCenterRows } from './queries.ts'

export function listVaccineCenters({ db }: Context): Promise<VaccineCenter[]> {
  return listCenterRows(db)
}

/** Every page of the shop asks. */
export async function hasVaccineShop(ctx: Context): Promise<{ is_open: boolean }> {
  return { is_open: await remembered(ctx, 'all') }
}

const remembered = cachedByTag('location', (db, _of: 'all') => hasCenter(db))
