import { sql } from 'kysely'
import {
  defaultDeliveryEstimate,
  defaultLeadDays,
  orderTypes,
  shippingTypes,
  warehouses,
  type DeliveryEstimate,
  type OrderType,
  type ShippingType,
} from '#domain/location/delivery.ts'
import type { Db } from '#server/platform/db.ts'

/** Gives provinces and warehouses their first values; what staff changed stays. */
export async function seedDelivery(db: Db): Promise<void> {
  const provinces = await db
    .selectFrom('admin_unit')
    .select(['code', 'region'])
    .where('scheme', '=', 'gso63')
    .where('level', '=', 'province')
    .execute()
  if (provinces.length === 0) return
  const estimates = provinces.map(({ code, region }) => {
    const { from, to, unit } = defaultDeliveryEstimate(code, region)
    return { province_code: code, from_days: from, to_days: to, unit }
  })
  await db
    .insertInto('estimated_delivery')
    .values(estimates)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('warehouse_lead_time')
    .values(defaultLeadTimes(new Set(provinces.map(({ code }) => code))))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findEstimate(db: Db, provinceId: number): Promise<DeliveryEstimate | null> {
  const row = await db
    .selectFrom('estimated_delivery')
    .select(['from_days as from', 'to_days as to', 'unit'])
    .where('province_code', '=', provinceId)
    .executeTakeFirst()
  return row ?? null
}

/** An estimate with its province's name, if there is one. */
export async function findNamedEstimate(
  db: Db,
  provinceId: number,
): Promise<{ province: string; from: number; to: number } | null> {
  const row = await db
    .selectFrom('estimated_delivery')
    .innerJoin('admin_unit', (join) =>
      join
        .onRef('admin_unit.code', '=', 'estimated_delivery.province_code')
        .on('admin_unit.scheme', '=', 'gso63')
        .on('admin_unit.level', '=', 'province'),
    )
    .select(['admin_unit.name as province', 'from_days as from', 'to_days as to'])
    .where('province_code', '=', provinceId)
    .executeTakeFirst()
  return row ?? null
}

export async function selectLeadTimes(
  db: Db,
  shippingType: ShippingType,
  orderType: OrderType,
): Promise<{ warehouse: string; province_id: number; days: number }[]> {
  return db
    .selectFrom('warehouse_lead_time')
    .innerJoin('admin_unit', (join) =>
      join
        .onRef('admin_unit.code', '=', 'warehouse_lead_time.province_code')
        .on('admin_unit.scheme', '=', 'gso63')
        .on('admin_unit.level', '=', 'province'),
    )
    .select(['warehouse', 'province_code as province_id', 'days'])
    .where('shipping_type', '=', shippingType)
    .where('order_type', '=', orderType)
    .orderBy('admin_unit.sort')
    .execute()
}

/** The longest that a warehouse needs for such an order, in days; 0 where nothing is known. */
export async function findLeadDays(
  db: Db,
  shippingType: ShippingType,
  orderType: OrderType,
): Promise<number> {
  const { days } = await db
    .selectFrom('warehouse_lead_time')
    .select((eb) => eb.fn.coalesce(eb.fn.max('days'), sql<number>`0`).as('days'))
    .where('shipping_type', '=', shippingType)
    .where('order_type', '=', orderType)
    .executeTakeFirstOrThrow()
  return days
}

function defaultLeadTimes(provinces: ReadonlySet<number>) {
  const open = warehouses.filter((warehouse) => provinces.has(warehouse.provinceId))
  return open.flatMap(({ name, provinceId }) =>
    shippingTypes.flatMap((shipping_type) =>
      orderTypes.map((order_type) => ({
        warehouse: name,
        province_code: provinceId,
        shipping_type,
        order_type,
        days: defaultLeadDays[shipping_type][order_type],
      })),
    ),
  )
}
