import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Estimates as the desk lists them, one a province. */
export function estimateRows(db: Db) {
  return db
    .selectFrom('estimated_delivery as e')
    .innerJoin('admin_unit as u', (join) =>
      join
        .onRef('u.code', '=', 'e.province_code')
        .on('u.scheme', '=', 'gso63')
        .on('u.level', '=', 'province'),
    )
    .select(['e.province_code as id', 'e.version', 'u.name as province'])
    .select((row) => row.ref('u.region').$notNull().as('region'))
    .select(['e.from_days', 'e.to_days'])
}

/** False where it no longer has that version. */
export async function updateEstimate(
  db: Db,
  { id, version }: { id: number; version: number },
  { from_days, to_days }: { from_days: number; to_days: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('estimated_delivery')
    .set({ from_days, to_days, version: version + 1 })
    .where('province_code', '=', id)
    .where('version', '=', version)
    .returning('province_code')
    .executeTakeFirst()
  return changed !== undefined
}

/** As people and files call a lead time. */
export const leadTimeTitle = sql<string>`concat_ws(' · ', w.warehouse,
  case w.shipping_type when 'pickup' then 'Nhận tại chỗ' else 'Giao tận nơi' end,
  case w.order_type when 'vaccine' then 'trung tâm tiêm chủng' else 'cửa hàng' end)`

/** Lead times as the desk lists them. */
export function leadTimeRows(db: Db) {
  return db
    .selectFrom('warehouse_lead_time as w')
    .innerJoin('admin_unit as u', (join) =>
      join
        .onRef('u.code', '=', 'w.province_code')
        .on('u.scheme', '=', 'gso63')
        .on('u.level', '=', 'province'),
    )
    .select(['w.id', 'w.version', 'w.warehouse', 'u.name as province'])
    .select(['w.shipping_type', 'w.order_type', 'w.days'])
    .select(leadTimeTitle.as('title'))
}

/** False where it no longer has that version. */
export async function updateLeadTime(
  db: Db,
  { id, version }: { id: number; version: number },
  { days }: { days: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('warehouse_lead_time')
    .set({ days, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
