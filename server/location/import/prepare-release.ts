import { createHash } from 'node:crypto'
import {
  compareUnitNames,
  normalizeProvinceName,
  normalizeUnitName,
} from '#domain/location/unit-names.ts'
import {
  needsWard,
  otherProvince,
  regionOfProvince,
  type Scheme,
  type UnitLevel,
} from '#domain/location/units.ts'
import {
  ProblemList,
  type RawRelease,
  type RawSuccessor,
  type RawUnit,
  type Release,
  type ReleaseSuccessor,
  type ReleaseUnit,
} from './release.ts'
import { renumberedWards } from './renumbered-wards.ts'

/** Normalises names and codes and leaves out what does not fit, each with a word about it. */
export function prepareRelease(raw: RawRelease): Release {
  const problems = new ProblemList()
  const parsed = withOtherProvince(raw.units).flatMap((unit) => parseUnit(unit, problems) ?? [])
  const units = sortUnits(withoutOrphans(withoutRepeats(parsed, problems), problems))
  checkDistrictsHaveWards(units, problems)
  const successors = raw.successors && parseSuccessors(raw.successors, problems)
  return {
    source: raw.source,
    version: raw.version,
    checksum: createHash('sha256')
      .update(JSON.stringify([units, successors]))
      .digest('hex'),
    units,
    successors,
    problems: [...(raw.problems ?? []), ...problems.list()],
  }
}

function withOtherProvince(units: RawUnit[]): RawUnit[] {
  if (!units.some((unit) => unit.scheme === 'gso63')) return units
  const { id: code, name } = otherProvince
  return [...units, { scheme: 'gso63', level: 'province', code, parent: null, name }]
}

function parseUnit(raw: RawUnit, problems: ProblemList): ReleaseUnit | null {
  const { scheme, level } = raw
  const isNewWard = scheme === 'gso34' && level === 'ward'
  const code = isNewWard ? parseNewWardCode(raw.code, problems) : parseCode(raw.code)
  const name = level === 'province' ? normalizeProvinceName(raw.name) : normalizeUnitName(raw.name)
  if (!code || !name) {
    problems.add(`${scheme} ${level} without a code or a name, left out`, `${raw.code} ${name}`)
    return null
  }
  return {
    scheme,
    level,
    code,
    parent_code: level === 'province' ? null : parseCode(raw.parent),
    name,
    erp_id: raw.erpId || null,
    region: level === 'province' ? (raw.region ?? regionOfProvince(code)) : null,
    sort: raw.sort ?? 0,
  }
}

/** `00238`, `238` and the `238.0` of spreadsheets → 238; anything else → null. */
function parseCode(raw: string | number | null): number | null {
  const text = String(raw ?? '').trim()
  return /^\d{1,6}(\.0)?$/.test(text) && Number(text) > 0 ? Number(text) : null
}

function parseNewWardCode(raw: string | number, problems: ProblemList): number | null {
  const code = parseCode(raw)
  const present = renumberedWards.get(code ?? 0)
  if (present) problems.add('ward that has another number now, renumbered', `${code} → ${present}`)
  return present ?? code
}

function withoutRepeats(units: ReleaseUnit[], problems: ProblemList): ReleaseUnit[] {
  const byKey = new Map<string, ReleaseUnit>()
  for (const unit of units) {
    const key = keyOf(unit.scheme, unit.level, unit.code)
    const known = byKey.get(key)
    if (!known) byKey.set(key, unit)
    else if (known.name !== unit.name || known.parent_code !== unit.parent_code) {
      problems.add(
        `${unit.scheme} ${unit.level} twice and different, the first is kept`,
        `${unit.code} ${known.name} / ${unit.name}`,
      )
    }
  }
  return [...byKey.values()]
}

function withoutOrphans(units: ReleaseUnit[], problems: ProblemList): ReleaseUnit[] {
  const kept = new Map<string, ReleaseUnit>()
  for (const level of ['province', 'district', 'ward'] as const) {
    for (const unit of units.filter((each) => each.level === level)) {
      const parentLevel = parentLevelOf(unit)
      const hasParent =
        !parentLevel || kept.has(keyOf(unit.scheme, parentLevel, unit.parent_code ?? 0))
      if (hasParent) kept.set(keyOf(unit.scheme, level, unit.code), unit)
      else problems.add(`${unit.scheme} ${level} without its parent, left out`, describe(unit))
    }
  }
  return [...kept.values()]
}

function parentLevelOf({ scheme, level }: ReleaseUnit): UnitLevel | null {
  if (level === 'province') return null
  return level === 'ward' && scheme === 'gso63' ? 'district' : 'province'
}

/** The five cities first, then the alphabet; "Khác" last. A source may bring its own order. */
const firstProvinces = [1, 79, 48, 31, 92]

function sortUnits(units: ReleaseUnit[]): ReleaseUnit[] {
  const sorted = units.toSorted(
    (a, b) =>
      a.scheme.localeCompare(b.scheme) ||
      a.level.localeCompare(b.level) ||
      rankOf(a) - rankOf(b) ||
      compareUnitNames(a.name, b.name) ||
      a.code - b.code,
  )
  const next = new Map<string, number>()
  return sorted.map((unit) => {
    const group = keyOf(unit.scheme, unit.level, unit.parent_code ?? 0)
    const place = (next.get(group) ?? 0) + 1
    next.set(group, place)
    return { ...unit, sort: unit.sort || place }
  })
}

function rankOf({ level, code, scheme }: ReleaseUnit): number {
  if (level !== 'province') return firstProvinces.length
  if (scheme === 'gso63' && code === otherProvince.id) return firstProvinces.length + 1
  const place = firstProvinces.indexOf(code)
  return place < 0 ? firstProvinces.length : place
}

function checkDistrictsHaveWards(units: ReleaseUnit[], problems: ProblemList): void {
  const withWards = new Set(
    units.flatMap((unit) =>
      unit.level === 'ward' && unit.scheme === 'gso63' ? unit.parent_code : [],
    ),
  )
  for (const unit of units.filter(({ level }) => level === 'district')) {
    if (needsWard(unit.code) && !withWards.has(unit.code)) {
      problems.add(
        'district without wards: its shoppers cannot complete an address',
        describe(unit),
      )
    }
    if (!needsWard(unit.code) && withWards.has(unit.code)) {
      problems.add('district that has wards now, which are not asked for', describe(unit))
    }
  }
}

function parseSuccessors(raw: RawSuccessor[], problems: ProblemList): ReleaseSuccessor[] {
  const byKey = new Map<string, ReleaseSuccessor>()
  for (const row of raw) {
    const old_code = parseCode(row.old)
    const new_code = parseNewWardCode(row.new, problems)
    if (!old_code || !new_code) {
      problems.add('successor without a code, left out', `${row.old} → ${row.new}`)
      continue
    }
    byKey.set(`${row.oldLevel} ${old_code} ${new_code}`, {
      old_level: row.oldLevel,
      old_code,
      new_code,
    })
  }
  return [...byKey.values()].toSorted(
    (a, b) =>
      a.old_level.localeCompare(b.old_level) || a.old_code - b.old_code || a.new_code - b.new_code,
  )
}

function keyOf(scheme: Scheme, level: UnitLevel, code: number): string {
  return `${scheme} ${level} ${code}`
}

function describe({ code, name }: ReleaseUnit): string {
  return `${code} ${name}`
}
