import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Row } from '../platform/rows.ts'

export type LineRow = CamelRow<
  'store_purchase_line',
  'product_id' | 'name' | 'quantity' | 'days_of_supply'
>

/** What staff write down. */
export interface PurchaseFields extends CamelRow<
  'store_purchase',
  'phone' | 'customer_name' | 'purchased_on' | 'note' | 'remind_on'
> {
  lines: readonly LineRow[]
}

export type PurchaseRow = PurchaseFields &
  CamelRow<'store_purchase', 'id' | 'version' | 'created_by' | 'created_at' | 'updated_at'>

interface Writer {
  pharmacyId: number
  /** As colleagues read it. */
  by: string
  at: Date
}

/** Null when the device has sent it before. */
export async function insertPurchase(
  trx: Db,
  { phone, customerName, purchasedOn, note, remindOn, lines }: PurchaseFields,
  { pharmacyId, by, at, clientKey }: Writer & { clientKey: string | null },
): Promise<number | null> {
  const [row] = await queryRows<Row<'store_purchase', 'id'>>(
    trx,
    `insert into store_purchase (drugstore_id, client_key, phone, customer_name, purchased_on, note,
       remind_on, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5::date, $6, $7::date, $8, $9, $9)
     on conflict (drugstore_id, client_key) where client_key is not null do nothing
     returning id`,
    [pharmacyId, clientKey, phone, customerName, purchasedOn, note, remindOn, by, at],
  )
  if (!row) return null
  await insertLines(trx, row.id, lines)
  return row.id
}

/** False when it is not this pharmacy's, deleted, or of another version than the named one. */
export async function updatePurchase(
  trx: Db,
  id: number,
  { phone, customerName, purchasedOn, note, remindOn, lines }: PurchaseFields,
  { pharmacyId, at, version }: Pick<Writer, 'pharmacyId' | 'at'> & { version: number | null },
): Promise<boolean> {
  const changed = await queryRows(
    trx,
    `update store_purchase set phone = $3, customer_name = $4, purchased_on = $5::date, note = $6,
       remind_on = $7::date, updated_at = $8, version = version + 1
     where id = $1 and drugstore_id = $2 and deleted_at is null
       and ($9::int is null or version = $9::int)
     returning id`,
    [id, pharmacyId, phone, customerName, purchasedOn, note, remindOn, at, version],
  )
  if (changed.length === 0) return false
  await queryRows(trx, 'delete from store_purchase_line where purchase_id = $1', [id])
  await insertLines(trx, id, lines)
  return true
}

/** Goods that the catalogue does not know are kept by their name alone. */
async function insertLines(trx: Db, id: number, lines: readonly LineRow[]): Promise<void> {
  await queryRows(
    trx,
    `insert into store_purchase_line
       (purchase_id, line_no, product_id, name, quantity, days_of_supply)
     select $1, l.no, (select p.id from product p where p.id = l.product_id), l.name, l.quantity,
       l.days_of_supply
     from unnest($2::int[], $3::text[], $4::int[], $5::int[])
       with ordinality as l (product_id, name, quantity, days_of_supply, no)`,
    [
      id,
      lines.map(({ productId }) => productId),
      lines.map(({ name }) => name),
      lines.map(({ quantity }) => quantity),
      lines.map(({ daysOfSupply }) => daysOfSupply),
    ],
  )
}

/** The goods of a purchase, the table being named so. */
export const linesOf = (purchase: string) => `
  (select coalesce(json_agg(json_build_object('productId', l.product_id, 'name', l.name,
     'quantity', l.quantity, 'daysOfSupply', l.days_of_supply) order by l.line_no), '[]')
   from store_purchase_line l where l.purchase_id = ${purchase}.id)`

export const purchaseColumns = `
  p.id, p.phone, p.customer_name as "customerName", p.purchased_on as "purchasedOn", p.note,
  p.remind_on as "remindOn", p.version, p.created_by as "createdBy", p.created_at as "createdAt",
  p.updated_at as "updatedAt", ${linesOf('p')} as lines`

/** Null when it is another pharmacy's, or deleted. */
export async function findPurchase(
  db: Db,
  pharmacyId: number,
  id: number,
): Promise<PurchaseRow | null> {
  const rows = await queryRows<PurchaseRow>(
    db,
    `select ${purchaseColumns} from store_purchase p
     where p.id = $2 and p.drugstore_id = $1 and p.deleted_at is null`,
    [pharmacyId, id],
  )
  return rows[0] ?? null
}

/** The one that a device sent before, held for this transaction; `deleted` when it is gone. */
export async function lockSentBefore(
  trx: Db,
  pharmacyId: number,
  clientKey: string,
): Promise<number | 'deleted'> {
  const [row] = await queryRows<Row<'store_purchase', 'id'> & { isDeleted: boolean }>(
    trx,
    `select id, deleted_at is not null as "isDeleted" from store_purchase
     where drugstore_id = $1 and client_key = $2 for no key update`,
    [pharmacyId, clientKey],
  )
  return !row || row.isDeleted ? 'deleted' : row.id
}

/**
 * Takes the customer, the goods and the reminders out of it at once. The empty row stays for a month, so
 * that the device's key makes nothing new. False when there was none.
 */
export async function emptyPurchase(
  trx: Db,
  id: number,
  { pharmacyId, at }: Pick<Writer, 'pharmacyId' | 'at'>,
): Promise<boolean> {
  const emptied = await queryRows(
    trx,
    `update store_purchase set phone = '', customer_name = '', note = '', remind_on = null,
       deleted_at = $3, updated_at = $3, version = version + 1
     where id = $1 and drugstore_id = $2 and deleted_at is null returning id`,
    [id, pharmacyId, at],
  )
  if (emptied.length === 0) return false
  await queryRows(trx, 'delete from store_purchase_line where purchase_id = $1', [id])
  await queryRows(trx, 'delete from store_reminder where purchase_id = $1', [id])
  return true
}
