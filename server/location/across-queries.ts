import { sql } from 'kysely'
import type { UnitLevel } from '#domain/location/units.ts'
import type { Db } from '#server/platform/db.ts'
import type { Column } from '#server/platform/rows.ts'

type Code = Column<'admin_unit', 'code'>

/** The wards of today into which something of an old unit went. */
export async function selectNewWardsOf(db: Db, level: UnitLevel, code: number): Promise<Code[]> {
  const { rows } = await sql<{ code: Code }>`
    select distinct map.new_code as code
    from (
      select 'ward' as level, ward.code
      from admin_unit ward
      join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
        and district.code = ward.parent_code
      where ward.scheme = 'gso63' and ward.level = 'ward' and case ${level}::text
        when 'ward' then ward.code when 'district' then district.code
        else district.parent_code end = ${code}
      union all
      select 'district', district.code from admin_unit district
      where district.scheme = 'gso63' and district.level = 'district' and case ${level}::text
        when 'district' then district.code when 'province' then district.parent_code end = ${code}
    ) as old
    join unit_successor map on map.old_level = old.level and map.old_code = old.code
    order by 1
  `.execute(db)
  return rows.map((row) => row.code)
}

/** The old wards, and districts without wards, that went into wards of today. */
export async function selectOldUnitsOfWards(db: Db, newWards: readonly number[]) {
  const { rows } = await sql<{
    successor: Column<'unit_successor', 'new_code'>
    ward: Code | null
    district: Code
    province: Code
  }>`
    select map.new_code as successor, ward.code as ward, district.code as district,
      district.parent_code as province
    from unit_successor map
    left join admin_unit ward on map.old_level = 'ward' and ward.scheme = 'gso63'
      and ward.level = 'ward' and ward.code = map.old_code
    join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
      and district.code = case map.old_level when 'ward' then ward.parent_code else map.old_code end
    where map.new_code = any(${newWards}::int[])
  `.execute(db)
  return rows
}

interface Successor {
  ward_id: number
  province_id: number
  ward: string
  province: string
}

/** Where old wards went in July 2025. */
export async function selectPresentUnits(db: Db, oldWards: readonly number[]) {
  const { rows } = await sql<{ old: Code; successors: Successor[] }>`
    select map.old_code as old, json_agg(json_build_object(
      'ward_id', ward.code, 'province_id', province.code,
      'ward', ward.name, 'province', province.name) order by ward.sort) as successors
    from unit_successor map
    join admin_unit ward on ward.scheme = 'gso34' and ward.level = 'ward'
      and ward.code = map.new_code and ward.retired_at is null
    join admin_unit province on province.scheme = 'gso34' and province.level = 'province'
      and province.code = ward.parent_code
    where map.old_level = 'ward' and map.old_code = any(${oldWards}::int[])
    group by map.old_code
  `.execute(db)
  return rows
}

/** Each old province with the one of today that most of its wards went into. */
export async function selectProvinceSuccessors(db: Db) {
  const { rows } = await sql<{ old: Code; successor: Code }>`
    select distinct on (district.parent_code) district.parent_code as old,
      ward.parent_code as successor
    from unit_successor map
    join admin_unit old on old.scheme = 'gso63' and old.level = map.old_level
      and old.code = map.old_code
    join admin_unit district on district.scheme = 'gso63' and district.level = 'district'
      and district.code = case old.level when 'ward' then old.parent_code else old.code end
    join admin_unit ward on ward.scheme = 'gso34' and ward.level = 'ward' and ward.code = map.new_code
    group by district.parent_code, ward.parent_code
    order by district.parent_code, count(*) desc, ward.parent_code
  `.execute(db)
  return rows
}

/** The names of units by their codes, in the order of the lists. */
export async function selectUnitNames(
  db: Db,
  scheme: string,
  level: UnitLevel,
  codes: readonly number[],
) {
  const { rows } = await sql<{ id: Code; name: Column<'admin_unit', 'name'> }>`
    select code as id, name from admin_unit
    where scheme = ${scheme} and level = ${level} and code = any(${codes}::int[])
    order by sort, code
  `.execute(db)
  return rows
}
