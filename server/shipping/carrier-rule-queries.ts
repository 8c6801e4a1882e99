import type { carrierRules } from '#domain/order/carriers/backoffice.ts'
import type { CarrierRule } from '#domain/order/carriers/carrier-rule.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../platform/db.ts'

/** Rules as the desk lists them. */
export function carrierRuleRows(db: Db) {
  return db
    .selectFrom('carrier_rule as c')
    .select(['c.id', 'c.version', 'c.name', 'c.active', 'c.priority', 'c.unit', 'c.order_type'])
    .select(['c.region', 'c.provinces', 'c.min_weight', 'c.max_weight', 'c.cash'])
}

export async function listCarrierRules(db: Db): Promise<CarrierRule[]> {
  return carrierRuleRows(db)
    .where('c.active', '=', true)
    .orderBy('c.priority')
    .orderBy('c.id')
    .execute()
}

type Fields = FieldsOf<typeof carrierRules>

/** Adds a rule; gives its id. */
export async function insertCarrierRule(db: Db, fields: Fields): Promise<number> {
  const { id } = await db
    .insertInto('carrier_rule')
    .values(valuesOf(fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. */
export async function updateCarrierRule(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  const changed = await db
    .updateTable('carrier_rule')
    .set({ ...valuesOf(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** What was left out bounds nothing. */
function valuesOf({ max_weight, ...rest }: Fields) {
  return { ...rest, provinces: [...new Set(rest.provinces)], max_weight: max_weight ?? null }
}
