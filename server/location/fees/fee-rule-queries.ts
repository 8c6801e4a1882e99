import type { feeRules } from '#domain/order/fees/backoffice.ts'
import type { FeeRule } from '#domain/order/fees/fee-rule.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { FieldsOf } from '#domain/resource.ts'
import type { Db } from '../../platform/db.ts'

const columns = [
  'f.id',
  'f.name',
  'f.priority',
  'f.order_type',
  'f.region',
  'f.provinces',
  'f.min_weight',
  'f.max_weight',
  'f.min_total',
  'f.max_total',
  'f.fee',
  'f.fee_per_kg',
  'f.free_above',
  'f.starts_on',
  'f.ends_on',
] as const

/** Rules that are switched on and have not ended by this day. */
export async function listRulesFrom(db: Db, day: VietnamDay): Promise<FeeRule[]> {
  return db
    .selectFrom('fee_rule as f')
    .select(columns)
    .where('f.active', '=', true)
    .where((row) => row.or([row('f.ends_on', 'is', null), row('f.ends_on', '>=', day)]))
    .orderBy('f.priority')
    .orderBy('f.id')
    .execute()
}

/** Rules as the desk lists them. */
export function feeRuleRows(db: Db) {
  return db.selectFrom('fee_rule as f').select(columns).select(['f.version', 'f.active'])
}

type Fields = FieldsOf<typeof feeRules>

/** Adds a rule; gives its id. */
export async function insertFeeRule(db: Db, fields: Fields): Promise<number> {
  const { id } = await db
    .insertInto('fee_rule')
    .values(valuesOf(fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it no longer has that version. */
export async function updateFeeRule(
  db: Db,
  { id, version }: { id: number; version: number },
  fields: Fields,
): Promise<boolean> {
  const changed = await db
    .updateTable('fee_rule')
    .set({ ...valuesOf(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** What was left out bounds nothing. */
function valuesOf({ max_weight, max_total, free_above, starts_on, ends_on, ...rest }: Fields) {
  return {
    ...rest,
    provinces: [...new Set(rest.provinces)],
    max_weight: max_weight ?? null,
    max_total: max_total ?? null,
    free_above: free_above ?? null,
    starts_on: starts_on ?? null,
    ends_on: ends_on ?? null,
  }
}
