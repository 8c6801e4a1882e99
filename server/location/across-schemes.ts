import type { Scheme, UnitLevel } from '#domain/location/units.ts'
import type { Db } from '#server/platform/db.ts'
import {
  selectNewWardsOf,
  selectOldUnitsOfWards,
  selectPresentUnits,
  selectProvinceSuccessors,
} from './across-queries.ts'
import { listOldProvinceIds } from './list-old-provinces.ts'
import type { Reader } from './reader.ts'

/** One unit that a list is narrowed to. */
export interface NamedUnit {
  scheme: Scheme
  level: UnitLevel
  code: number
}

/** Codes of one scheme, by level, at which a place may be that lies in the unit. */
export type UnitCodes = Readonly<Record<UnitLevel, readonly number[]>>

/**
 * The units of the other scheme that a unit went into or was made of. A ward of today stands for every old ward
 * that it took in, so what it names may be more than the unit itself.
 */
export async function listUnitsAcross(reader: Reader, unit: NamedUnit): Promise<UnitCodes> {
  const { scheme, level, code } = unit
  if (scheme === 'gso63') return { ...none, ward: await selectNewWardsOf(reader.db, level, code) }
  if (level === 'province') return { ...none, province: await listOldProvinceIds(reader, code) }
  const old = await selectOldUnitsOfWards(reader.db, [code])
  return {
    ...none,
    district: old.flatMap(({ ward, district }) => (ward === null ? [district] : [])),
    ward: old.flatMap(({ ward }) => ward ?? []),
  }
}

/** The one ward of today that each of these old wards is, with its province; a ward that was split is missing. */
export async function listPresentNames(
  db: Db,
  oldWards: readonly number[],
): Promise<ReadonlyMap<number, { ward: string; province: string }>> {
  const found = await selectPresentUnits(db, oldWards)
  return new Map(
    found
      .filter(({ successors }) => successors.length === 1)
      .map(({ old, successors: [only] }) => [old, { ward: only!.ward, province: only!.province }]),
  )
}

/** Of old wards: the wards and provinces of today that they went into. */
export async function listPresentUnits(
  db: Db,
  oldWards: readonly number[],
): Promise<ReadonlyMap<number, readonly { ward_id: number; province_id: number }[]>> {
  const found = await selectPresentUnits(db, oldWards)
  return new Map(found.map(({ old, successors }) => [old, successors]))
}

/** Of wards of today: the units before July 2025 that they took in. */
export async function listFormerUnits(
  db: Db,
  newWards: readonly number[],
): Promise<ReadonlyMap<number, readonly FormerUnit[]>> {
  const found = new Map<number, FormerUnit[]>()
  for (const unit of await selectOldUnitsOfWards(db, newWards)) {
    found.set(unit.successor, [...(found.get(unit.successor) ?? []), unit])
  }
  return found
}

export interface FormerUnit {
  province: number
  district: number
  /** Null in the districts without wards. */
  ward: number | null
}

/** The province of today that most of an old one's wards went into, by the old one's code. */
export async function listProvinceSuccessors(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await selectProvinceSuccessors(db)
  return new Map(rows.map(({ old, successor }) => [old, successor]))
}

const none: UnitCodes = { province: [], district: [], ward: [] }
