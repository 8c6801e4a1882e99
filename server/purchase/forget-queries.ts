import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

// Each statement takes so many rows and no more, in order, and gives how many it took.

/** The empty rows of deleted purchases: after a month no device sends one again. */
export function removeDeleted(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from store_purchase where id in (
       select id from store_purchase where deleted_at < $1
       order by id limit $2 for update skip locked)`,
    [before, limit],
  )
}

/** Purchases of before a day, with their reminders; those with a reminder yet to come stay till then. */
export function removeOldPurchases(db: Db, before: VietnamDay, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from store_purchase where id in (
       select p.id from store_purchase p where p.purchased_on < $1::date and p.deleted_at is null
         and not exists (select from store_reminder r where r.purchase_id = p.id and r.state = 'open')
       order by p.id limit $2 for update skip locked)`,
    [before, limit],
  )
}

/** Reminders of before a day that wait no more and belong to no purchase. */
export function removeOldReminders(db: Db, before: VietnamDay, limit: number): Promise<number> {
  return countOf(
    db,
    `delete from store_reminder where id in (
       select id from store_reminder
       where due_on < $1::date and purchase_id is null and state <> 'open'
       order by id limit $2 for update skip locked)`,
    [before, limit],
  )
}

/** Nobody calls a customer any more whose goods ran out so long ago. */
export function dropLapsed(
  db: Db,
  before: VietnamDay,
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  return countOf(
    db,
    `update store_reminder set state = 'cancelled', version = version + 1, updated_at = $2
     where id in (select id from store_reminder where due_on < $1::date and state = 'open'
       order by id limit $3 for no key update skip locked)`,
    [before, at, limit],
  )
}

/** All that every pharmacy wrote of a phone. */
export async function forgetCustomer(trx: Db, phone: string): Promise<void> {
  await queryRows(trx, 'delete from store_purchase where phone = $1', [phone])
  await queryRows(trx, 'delete from store_reminder where phone = $1', [phone])
}

async function countOf(db: Db, text: string, values: unknown[]): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    `with changed as (${text} returning 1) select count(*) as count from changed`,
    values,
  )
  return row!.count
}
