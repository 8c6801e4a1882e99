import type { VaccineCenter } from '#domain/vaccine/api.ts'
import type { Context } from '../context.ts'
import { listCenterRows } from './queries.ts'

export function listVaccineCenters({ db }: Context): Promise<VaccineCenter[]> {
  return listCenterRows(db)
}
