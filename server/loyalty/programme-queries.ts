import type { VietnamDay } from '#domain/kernel/dates.ts'
import { plainFactor } from '#domain/loyalty/programme.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import type { NewProgramme } from './programmes.ts'

interface ProgrammeRow extends CamelRow<
  'loyalty_programme',
  'id' | 'name' | 'starts_on' | 'ends_on' | 'notice'
> {
  tiers: CamelRow<'loyalty_tier', 'name' | 'point_from' | 'benefits'>[]
  productIds: Column<'loyalty_programme_product', 'product_id'>[]
  factor: Column<'loyalty_programme', 'factor_percent'>
}

const programme = `
  select p.id, p.name, p.starts_on as "startsOn", p.ends_on as "endsOn", p.notice,
    p.factor_percent as factor,
    (select coalesce(json_agg(json_build_object('name', t.name, 'pointFrom', t.point_from,
        'benefits', t.benefits) order by t.point_from), '[]')
      from loyalty_tier t where t.programme_id = p.id) as tiers,
    (select coalesce(json_agg(x.product_id), '[]')
      from loyalty_programme_product x where x.programme_id = p.id) as "productIds"
  from loyalty_programme p`
const publishedOn = `${programme} where p.published and $1::date between p.starts_on and p.ends_on`
const withId = `${programme} where p.id = $1`

/** At most one: published windows do not overlap. */
export async function findProgrammeOn(db: Db, day: VietnamDay): Promise<ProgrammeRow | null> {
  return (await queryRows<ProgrammeRow>(db, publishedOn, [day]))[0] ?? null
}

export async function findProgrammeRow(db: Db, id: number): Promise<ProgrammeRow | null> {
  return (await queryRows<ProgrammeRow>(db, withId, [id]))[0] ?? null
}

export async function insertProgramme(db: Db, given: NewProgramme): Promise<number> {
  const rows = await queryRows<Row<'loyalty_programme', 'id'>>(
    db,
    `with made as (
       insert into loyalty_programme (name, starts_on, ends_on, published, notice, factor_percent)
       values ($1, $2, $3, $4, $5, $8) returning id
     ), tiers as (
       insert into loyalty_tier (programme_id, name, point_from, benefits)
       select made.id, t.name, t."pointFrom", coalesce(t.benefits, '')
       from made, json_to_recordset($6::json) as t (name text, "pointFrom" int, benefits text)
     ), products as (
       insert into loyalty_programme_product (programme_id, product_id)
       select made.id, product_id from made, unnest($7::int[]) as product_id
     )
     select id from made`,
    [
      given.name,
      given.startsOn,
      given.endsOn,
      given.published ?? true,
      given.notice ?? '',
      JSON.stringify(given.tiers),
      given.productIds ?? [],
      given.factor ?? plainFactor,
    ],
  )
  return rows[0]!.id
}
