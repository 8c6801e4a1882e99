import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Scheme } from '#domain/location/units.ts'
import { earthRadius } from '#domain/pharmacy/distance.ts'
import type { Point } from '#domain/pharmacy/point.ts'
import type { UnitCodes } from '../../location/index.ts'
import type { Db } from '../../platform/db.ts'

export interface Sought {
  q: string
  /** What distances are measured from. */
  from: Point | null
  /** Each by its codes in both schemes; a pharmacy is in all of them. */
  areas: readonly Readonly<Record<Scheme, UnitCodes>>[]
}

/** One page of those that are listed: by name, or the nearest first; without a point they come last. */
export async function selectFound(
  db: Db,
  sought: Sought,
  { page, limit }: { page: number; limit: number },
) {
  const found = listed(db, sought)
  const distance = distanceFrom(sought.from)
  const rows = found
    .select(['d.id', 'd.code', 'd.name', 'd.full_address', 'd.public_phone', 'd.hours'])
    .select(['d.services', 'd.latitude', 'd.longitude', 'd.street', 'd.scheme', 'd.ward_id'])
    .select(distance.as('distance'))
    .$if(sought.from !== null, (query) =>
      query.orderBy('distance', (order) => order.asc().nullsLast()),
    )
    .orderBy(sql`vn_fold(d.name)`)
    .orderBy('d.id')
    .limit(limit)
    .offset((page - 1) * limit)
  const count = found.select((row) => row.fn.countAll<number>().as('total'))
  const [items, { total }] = await Promise.all([rows.execute(), count.executeTakeFirstOrThrow()])
  return { rows: items, total }
}
export type FoundRow = Awaited<ReturnType<typeof selectFound>>['rows'][number]

/** How many are listed at each place, as far down as it is known. */
export function countListedPlaces(db: Db) {
  return listed(db, { q: '', areas: [] })
    .select(['d.scheme', 'd.province_id', 'd.district_id', 'd.ward_id'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('d.province_id', 'is not', null)
    .groupBy(['d.scheme', 'd.province_id', 'd.district_id', 'd.ward_id'])
    .execute()
}

function listed(db: Db, { q, areas }: Pick<Sought, 'q' | 'areas'>) {
  let found = db
    .selectFrom('drugstore as d')
    .where('d.listed_on', 'is not', null)
    // Written out and no parameter: the indexes are of these rows alone.
    .where(sql<SqlBool>`d.status = 'active'`)
  for (const area of areas) found = found.where(isIn(area))
  const words = foldVietnamese(q).split(' ').filter(Boolean)
  // Signs alone are nobody's name.
  if (q !== '' && words.length === 0) return found.where(sql<SqlBool>`false`)
  const patterns = words.map((word) => `% ${word}%`)
  return words.length === 0
    ? found
    : found.where(
        sql<SqlBool>`' ' || vn_fold(d.name || ' ' || d.full_address) like all (${patterns}::text[])`,
      )
}

const columns = { province: 'd.province_id', district: 'd.district_id', ward: 'd.ward_id' } as const

/** At one of the codes of either scheme: each is looked up by an index of its own. */
function isIn(area: Readonly<Record<Scheme, UnitCodes>>): RawBuilder<SqlBool> {
  const ways = (['gso34', 'gso63'] as const).flatMap((scheme) =>
    (['province', 'district', 'ward'] as const).flatMap((level) => {
      const codes = area[scheme][level]
      if (codes.length === 0) return []
      return sql`(d.scheme = ${scheme} and ${sql.ref(columns[level])} = any(${codes}::int[]))`
    }),
  )
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

/** In metres, as domain/pharmacy/distance.ts has it. */
function distanceFrom(from: Point | null): RawBuilder<number | null> {
  if (!from) return sql`null::float8`
  const { latitude, longitude } = from
  return sql`case when d.latitude is not null then 2 * ${earthRadius}::float8 * asin(least(1, sqrt(
    sin(radians(d.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(d.latitude))
      * sin(radians(d.longitude - ${longitude}::float8) / 2) ^ 2))) end`
}
