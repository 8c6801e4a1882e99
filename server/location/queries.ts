import { sql } from 'kysely'
import type { NewUnitOption, OldPlace, OldUnitOption, UnitOption } from '#domain/location/api.ts'
import type { Region, Scheme, Unit } from '#domain/location/units.ts'
import type { Db } from '#server/platform/db.ts'
import type { Column } from '#server/platform/rows.ts'

const unitFields = ['code as id', 'name', 'erp_id as erpId', 'sort'] as const

export async function selectProvinces(
  db: Db,
  scheme: Scheme,
): Promise<(UnitOption & { region: Region | null })[]> {
  return db
    .selectFrom('admin_unit')
    .select([...unitFields, 'region'])
    .where('scheme', '=', scheme)
    .where('level', '=', 'province')
    .where('retired_at', 'is', null)
    .orderBy('sort')
    .execute()
}

export async function selectNewWards(db: Db, provinceId: number): Promise<UnitOption[]> {
  return db
    .selectFrom('admin_unit')
    .select(unitFields)
    .where('scheme', '=', 'gso34')
    .where('parent_level', '=', 'province')
    .where('parent_code', '=', provinceId)
    .where('retired_at', 'is', null)
    .orderBy('sort')
    .execute()
}

/** The districts of a province, or the wards of a district, each with the wards of today. */
export async function selectOldChildren(
  db: Db,
  parentLevel: 'province' | 'district',
  parentId: number,
): Promise<Omit<OldUnitOption, 'newName'>[]> {
  const { rows } = await sql<Omit<OldUnitOption, 'newName'>>`
    select unit.code as id, unit.name, unit.erp_id as "erpId", unit.sort,
      ${newWardsOf('unit')} as "newOptions"
    from admin_unit unit
    where unit.scheme = 'gso63' and unit.parent_level = ${parentLevel}
      and unit.parent_code = ${parentId} and unit.retired_at is null
    order by unit.sort
  `.execute(db)
  return rows
}

export interface AddressUnits {
  province: Unit
  /** Null when it is not in the province. */
  district: Unit | null
  /** Null when it is not in the district. */
  ward: Unit | null
  /** Where the ward (or the district without wards) went in July 2025. */
  newWards: NewUnitOption[]
}

/** The units of an address, retired ones too. */
export async function findAddressUnits(
  db: Db,
  ids: { province: number; district: number; ward: number },
): Promise<AddressUnits | null> {
  const { rows } = await sql<AddressUnits>`
    select ${unitOf('province')} as province, ${unitOf('district')} as district,
      ${unitOf('ward')} as ward,
      case when ward.code is not null then ${newWardsOf('ward')}
        else ${newWardsOf('district')} end as "newWards"
    from admin_unit province
    left join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
      and district.code = ${ids.district} and district.parent_code = province.code
    left join admin_unit ward on ward.scheme = 'gso63' and ward.level = 'ward'
      and ward.code = ${ids.ward} and ward.parent_code = district.code
    where province.scheme = 'gso63' and province.level = 'province'
      and province.code = ${ids.province}
  `.execute(db)
  return rows[0] ?? null
}

/** The units of an address of today, retired ones too; `ward` is null when it is not in the province. */
export async function findNewUnits(
  db: Db,
  ids: { province: number; ward: number },
): Promise<{ province: Unit; ward: Unit | null } | null> {
  const { rows } = await sql<{ province: Unit; ward: Unit | null }>`
    select ${unitOf('province')} as province, ${unitOf('ward')} as ward
    from admin_unit province
    left join admin_unit ward on ward.scheme = 'gso34' and ward.level = 'ward'
      and ward.code = ${ids.ward} and ward.parent_code = province.code
    where province.scheme = 'gso34' and province.level = 'province'
      and province.code = ${ids.province}
  `.execute(db)
  return rows[0] ?? null
}

/** The provinces of the old scheme of which something went into a province of today. */
export async function selectOldProvinces(db: Db, newProvinceId: number): Promise<number[]> {
  const { rows } = await sql<{ id: NonNullable<Column<'admin_unit', 'parent_code'>> }>`
    select distinct district.parent_code as id
    from unit_successor map
    join admin_unit successor on successor.scheme = 'gso34' and successor.level = 'ward'
      and successor.code = map.new_code and successor.parent_code = ${newProvinceId}
    join admin_unit old on old.scheme = 'gso63' and old.level = map.old_level
      and old.code = map.old_code
    join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
      and district.code = case old.level when 'ward' then old.parent_code else old.code end
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The old wards, and districts without wards, that went into a ward of today. */
export async function selectOldPlaces(
  db: Db,
  newWardId: number,
): Promise<Omit<OldPlace, 'full_address'>[]> {
  const { rows } = await sql<Omit<OldPlace, 'full_address'>>`
    select ${unitOf('province')} as province, ${unitOf('district')} as district,
      ${unitOf('ward')} as ward
    from unit_successor map
    left join admin_unit ward on ward.scheme = 'gso63' and ward.level = 'ward'
      and ward.level = map.old_level and ward.code = map.old_code
    join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
      and district.code = case map.old_level when 'ward' then ward.parent_code else map.old_code end
    join admin_unit province on province.scheme = 'gso63' and province.level = 'province'
      and province.code = district.parent_code
    where map.new_code = ${newWardId}
      and district.retired_at is null and ward.retired_at is null
    order by province.sort, district.sort, ward.sort
  `.execute(db)
  return rows
}

/** The unit behind a table alias as an object, null when it was not joined. */
function unitOf(alias: string) {
  const unit = sql.raw(alias)
  return sql`case when ${unit}.code is not null then
    json_build_object('id', ${unit}.code, 'name', ${unit}.name, 'erpId', ${unit}.erp_id) end`
}

function newWardsOf(alias: string) {
  const unit = sql.raw(alias)
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', successor.code, 'name', successor.name,
      'province_id', home.code, 'province_name', home.name) order by successor.sort), '[]')
    from unit_successor map
    join admin_unit successor on successor.scheme = 'gso34' and successor.level = 'ward'
      and successor.code = map.new_code and successor.retired_at is null
    join admin_unit home on home.scheme = 'gso34' and home.level = 'province'
      and home.code = successor.parent_code
    where map.old_level = ${unit}.level and map.old_code = ${unit}.code)`
}
