import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'
import {
  filterValues,
  hasName,
  hasPhone,
  isWithin,
  type CustomerFilter,
} from './customer-filter.ts'
import type { PageOf } from './list-queries.ts'
import { linesOf, type LineRow } from './purchase-queries.ts'

export interface ReminderRow extends CamelRow<
  'store_reminder',
  | 'id'
  | 'purchase_id'
  | 'phone'
  | 'customer_name'
  | 'planned_on'
  | 'due_on'
  | 'note'
  | 'state'
  | 'postponed'
  | 'is_automatic'
  | 'done_at'
  | 'done_by'
  | 'version'
> {
  isRead: boolean
  /** Of the purchase it belongs to. */
  purchasedOn: Column<'store_purchase', 'purchased_on'> | null
  lines: LineRow[]
}

const columns = `
  r.id, r.purchase_id as "purchaseId", r.phone, r.customer_name as "customerName",
  r.planned_on as "plannedOn", r.due_on as "dueOn", r.note, r.state,
  r.read_at is not null as "isRead", r.postponed, r.is_automatic as "isAutomatic",
  r.done_at as "doneAt", r.done_by as "doneBy", r.version, p.purchased_on as "purchasedOn",
  ${linesOf('p')} as lines`
const tables = 'store_reminder r left join store_purchase p on p.id = r.purchase_id'

/** Null when it is another pharmacy's. */
export async function findReminder(
  db: Db,
  pharmacyId: number,
  id: number,
): Promise<ReminderRow | null> {
  const rows = await queryRows<ReminderRow>(
    db,
    `select ${columns} from ${tables} where r.id = $2 and r.drugstore_id = $1`,
    [pharmacyId, id],
  )
  return rows[0] ?? null
}

/** Reminders of some purchases, by their day. */
export function listOfPurchases(db: Db, ids: readonly number[]): Promise<ReminderRow[]> {
  return queryRows<ReminderRow>(
    db,
    `select ${columns} from ${tables} where r.purchase_id = any($1) order by r.due_on, r.id`,
    [ids],
  )
}

export type ReminderList = 'due' | 'coming' | 'done' | 'all'

export type WantedReminders = CustomerFilter & {
  state: ReminderList
  unread?: boolean | undefined
  page: number
  limit: number
}

// What was dropped is in no list. `$6` is the present day, `$7` asks for unread ones.
const conditions: Record<ReminderList, string> = {
  due: `r.state = 'open' and r.due_on <= $6::date`,
  coming: `r.state = 'open' and r.due_on > $6::date`,
  done: `r.state = 'done' and $6::date is not null`,
  all: `r.state <> 'cancelled' and $6::date is not null`,
}
const byDay = 'r.due_on, r.id'
const orders: Record<ReminderList, string> = {
  due: byDay,
  coming: byDay,
  done: 'r.done_at desc, r.id desc',
  all: `r.state = 'done', case when r.state = 'open' then r.due_on end, r.done_at desc, r.id`,
}

/** Reminders of a pharmacy: open ones by their day, done ones newest first. */
export async function listReminderRows(
  db: Db,
  pharmacyId: number,
  today: VietnamDay,
  { state, unread, page, limit, ...filter }: WantedReminders,
): Promise<PageOf<ReminderRow>> {
  const wanted = `
    r.drugstore_id = $1 and ${hasPhone('r')} and ${hasName('r')} and ${isWithin('r.due_on')}
    and ${conditions[state]} and ($7::boolean is null or (r.read_at is null) = $7)`
  const values = [pharmacyId, ...filterValues(filter), today, unread ?? null]
  const items = await queryRows<ReminderRow>(
    db,
    `select ${columns} from ${tables} where ${wanted} order by ${orders[state]} limit $8 offset $9`,
    [...values, limit, (page - 1) * limit],
  )
  const [counted] = await queryRows<{ count: number }>(
    db,
    `select count(*) as count from store_reminder r where ${wanted}`,
    values,
  )
  return { items, total: counted!.count }
}

export interface ReminderCounts {
  due: number
  coming: number
  /** Due ones that nobody has opened. */
  unread: number
}

export async function countReminders(
  db: Db,
  pharmacyId: number,
  today: VietnamDay,
): Promise<ReminderCounts> {
  const [counts] = await queryRows<ReminderCounts>(
    db,
    `select count(*) filter (where due_on <= $2::date) as due,
       count(*) filter (where due_on > $2::date) as coming,
       count(*) filter (where due_on <= $2::date and read_at is null) as unread
     from store_reminder where drugstore_id = $1 and state = 'open'`,
    [pharmacyId, today],
  )
  return counts!
}
