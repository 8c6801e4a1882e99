import { CsvError, parse } from 'csv-parse/sync'
import type { RawRelease, RawSuccessor, RawUnit } from './release.ts'
import { UnitFileError } from './unit-file-error.ts'

const columns = [
  'provinceCode',
  'province',
  'districtCode',
  'district',
  'wardCode',
  'ward',
  'newProvinceCode',
  'newProvince',
  'newWardCode',
  'newWard',
] as const
type Row = Record<(typeof columns)[number], string>

/**
 * The conversion table published by vietnamadminunits: a row per old ward and new ward, so that
 * one file carries both schemes and the map. Rows without an old ward are the island districts.
 */
export function readUnitCsv(text: string, fileName: string): RawRelease {
  const rows = parseRows(text, fileName)
  return {
    source: fileName,
    version: fileName,
    units: onlyOnce(rows.flatMap(unitsOf)),
    successors: rows.flatMap(successorOf),
  }
}

function parseRows(text: string, fileName: string): Row[] {
  const rows = parseCsv(text, fileName)
  const missing = columns.filter((column) => !(column in (rows[0] ?? {})))
  if (missing.length > 0) {
    throw new UnitFileError(`${fileName}: no rows or no column ${missing.join(', ')}.`)
  }
  return rows
}

function parseCsv(text: string, fileName: string): Row[] {
  try {
    return parse<Row>(text, { columns: true, bom: true, trim: true, skip_empty_lines: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnitFileError(`${fileName}: ${error.message}.`, { cause: error })
  }
}

function unitsOf(row: Row): RawUnit[] {
  const { provinceCode, districtCode, wardCode, newProvinceCode, newWardCode } = row
  const units: RawUnit[] = [
    { scheme: 'gso63', level: 'province', code: provinceCode, parent: null, name: row.province },
    {
      scheme: 'gso63',
      level: 'district',
      code: districtCode,
      parent: provinceCode,
      name: row.district,
    },
    { scheme: 'gso63', level: 'ward', code: wardCode, parent: districtCode, name: row.ward },
    {
      scheme: 'gso34',
      level: 'province',
      code: newProvinceCode,
      parent: null,
      name: row.newProvince,
    },
    {
      scheme: 'gso34',
      level: 'ward',
      code: newWardCode,
      parent: newProvinceCode,
      name: row.newWard,
    },
  ]
  return units.filter(({ code }) => code !== '')
}

function successorOf(row: Row): RawSuccessor[] {
  if (!row.newWardCode) return []
  if (row.wardCode) return [{ oldLevel: 'ward', old: row.wardCode, new: row.newWardCode }]
  return row.districtCode
    ? [{ oldLevel: 'district', old: row.districtCode, new: row.newWardCode }]
    : []
}

/** The same unit stands on many rows; only a different spelling of it is worth a word later. */
function onlyOnce(units: RawUnit[]): RawUnit[] {
  return [...new Map(units.map((unit) => [Object.values(unit).join('|'), unit])).values()]
}
