import { sql } from 'kysely'
import type { CacheTag } from '#domain/cache-tags.ts'
import type { Db } from '#server/platform/db.ts'
import type { Scheme, UnitLevel } from '#domain/location/units.ts'
import type { Release, ReleaseSuccessor, ReleaseUnit } from './release.ts'

export interface UnitCounts {
  scheme: Scheme
  level: UnitLevel
  added: number
  changed: number
  retired: number
  total: number
}

/** One import at a time: the second waits and then finds nothing to do. */
export async function lockImports(db: Db): Promise<void> {
  await sql`lock table unit_import in share row exclusive mode`.execute(db)
}

export async function hasUnits(db: Db): Promise<boolean> {
  const row = await db.selectFrom('admin_unit').select('code').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function findLatestChecksum(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('unit_import')
    .select('checksum')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.checksum ?? null
}

/** Adds new units and brings known ones to the release's state; ERP ids once known are kept. */
export async function upsertUnits(db: Db, units: ReleaseUnit[]): Promise<void> {
  await sql`
    insert into admin_unit (scheme, level, code, parent_code, name, erp_id, region, sort)
    select scheme, level, code, parent_code, name, erp_id, region, sort
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as release (
      scheme text, level text, code integer, parent_code integer,
      name text, erp_id text, region text, sort integer)
    on conflict (scheme, level, code) do update set
      parent_code = excluded.parent_code,
      name = excluded.name,
      erp_id = coalesce(excluded.erp_id, admin_unit.erp_id),
      region = coalesce(excluded.region, admin_unit.region),
      sort = excluded.sort,
      retired_at = null
    where (admin_unit.parent_code, admin_unit.name, admin_unit.erp_id, admin_unit.region,
           admin_unit.sort, admin_unit.retired_at)
      is distinct from
      (excluded.parent_code, excluded.name, coalesce(excluded.erp_id, admin_unit.erp_id),
       coalesce(excluded.region, admin_unit.region), excluded.sort, null::timestamptz)
  `.execute(db)
}

/** What the release would change, counted before it is carried out. */
export async function countChanges(db: Db, units: ReleaseUnit[]): Promise<UnitCounts[]> {
  const { rows } = await sql<UnitCounts>`
    with release as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as row (
        scheme text, level text, code integer, parent_code integer, name text)
    ), known as (
      select * from admin_unit where scheme in (select scheme from release)
    )
    select coalesce(release.scheme, known.scheme) as scheme,
      coalesce(release.level, known.level) as level,
      count(*) filter (where known.code is null)::integer as added,
      count(*) filter (where known.code is not null and release.code is not null
        and (known.name, known.parent_code, known.retired_at)
          is distinct from (release.name, release.parent_code, null::timestamptz))::integer as changed,
      count(*) filter (where release.code is null and known.retired_at is null)::integer as retired,
      count(release.code)::integer as total
    from release
    full join known on known.scheme = release.scheme and known.level = release.level
      and known.code = release.code
    group by 1, 2
    order by 1 desc, min(case coalesce(release.level, known.level)
      when 'province' then 1 when 'district' then 2 else 3 end)
  `.execute(db)
  return rows
}

/** Units of the release's schemes that it no longer has leave the lists but stay readable. */
export async function retireAbsent(
  db: Db,
  units: ReleaseUnit[],
  at: Date,
): Promise<Pick<ReleaseUnit, 'scheme' | 'level' | 'code' | 'name'>[]> {
  const { rows } = await sql<ReleaseUnit>`
    with release as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as row (
        scheme text, level text, code integer)
    )
    update admin_unit set retired_at = ${at}
    where retired_at is null
      and scheme in (select scheme from release)
      and not exists (
        select from release
        where release.scheme = admin_unit.scheme and release.level = admin_unit.level
          and release.code = admin_unit.code)
    returning scheme, level, code, name
  `.execute(db)
  return rows
}

/** Replaces the map; rows whose units are unknown are left out and returned. */
export async function replaceSuccessors(
  db: Db,
  successors: ReleaseSuccessor[],
): Promise<ReleaseSuccessor[]> {
  const release = sql`
    release as (
      select row.*, old.code is not null and new.code is not null as known
      from jsonb_to_recordset(${JSON.stringify(successors)}::jsonb) as row (
        old_level text, old_code integer, new_code integer)
      left join admin_unit old
        on old.scheme = 'gso63' and old.level = row.old_level and old.code = row.old_code
      left join admin_unit new
        on new.scheme = 'gso34' and new.level = 'ward' and new.code = row.new_code
    )`
  const { rows } = await sql<ReleaseSuccessor>`
    with ${release}, gone as (
      delete from unit_successor map where not exists (
        select from release where known and release.old_level = map.old_level
          and release.old_code = map.old_code and release.new_code = map.new_code)
    ), added as (
      insert into unit_successor (old_level, old_code, new_code)
      select old_level, old_code, new_code from release where known
      on conflict do nothing
    )
    select old_level, old_code, new_code from release where not known
  `.execute(db)
  return rows
}

/** Listed old wards for which no ward of today can be named. */
export async function selectWardsWithoutSuccessor(
  db: Db,
): Promise<Pick<ReleaseUnit, 'code' | 'name'>[]> {
  const { rows } = await sql<ReleaseUnit>`
    select old.code, old.name
    from admin_unit old
    where old.scheme = 'gso63' and old.level = 'ward' and old.retired_at is null
      and exists (select from unit_successor)
      and not exists (
        select from unit_successor map
        join admin_unit new on new.scheme = 'gso34' and new.level = 'ward'
          and new.code = map.new_code and new.retired_at is null
        where map.old_level = 'ward' and map.old_code = old.code)
    order by old.code
  `.execute(db)
  return rows
}

export async function insertImport(
  db: Db,
  { source, version, checksum, problems }: Release,
  counts: UnitCounts[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('unit_import')
    .values({
      source,
      version,
      checksum,
      imported_at: at,
      counts: JSON.stringify(counts),
      problems: JSON.stringify(problems),
    })
    .execute()
}

/** Fourteen thousand rows at once: the planner should not wait for autovacuum to learn of them. */
export async function analyzeUnits(db: Db): Promise<void> {
  await sql`analyze admin_unit, unit_successor`.execute(db)
}

/** Running servers drop their kept answers once this commits; a command-line import has no other way. */
export async function announceChange(db: Db): Promise<void> {
  const tag: CacheTag = 'location'
  await sql`select pg_notify('public_cache', ${tag})`.execute(db)
}
