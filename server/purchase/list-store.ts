import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'
import {
  filterValues,
  hasName,
  hasPhone,
  isWithin,
  type CustomerFilter,
} from './customer-filter.ts'
import { linesOf, purchaseColumns, type LineRow, type PurchaseRow } from './purchase-store.ts'

export interface PageOf<T> {
  items: T[]
  total: number
}

type Wanted = CustomerFilter & { page: number; limit: number }

const ofStore = `
  p.drugstore_id = $1 and p.deleted_at is null and ${hasPhone('p')} and ${isWithin('p.purchased_on')}`
// What narrows and orders a page stands in an index; only the purchases on it are read.
const purchases = `store_purchase p where ${ofStore} and ${hasName('p')}`

/** Purchases of a store, newest first. */
export async function listPurchaseRows(
  db: Db,
  storeId: number,
  wanted: Wanted,
): Promise<PageOf<PurchaseRow>> {
  const values = [storeId, ...filterValues(wanted)]
  const items = await rowsOf<PurchaseRow>(
    db,
    `select ${purchaseColumns}
     from (select p.id from ${purchases}
       order by p.purchased_on desc, p.id desc limit $6 offset $7) page
     join store_purchase p using (id)
     order by p.purchased_on desc, p.id desc`,
    [...values, wanted.limit, (wanted.page - 1) * wanted.limit],
  )
  return { items, total: await countOf(db, `select count(*) as count from ${purchases}`, values) }
}

export interface CustomerRow {
  phone: string
  customerName: string
  purchases: number
  purchasedOn: VietnamDay
  nextOn: VietnamDay | null
  lines: LineRow[]
}

// By the name of their last purchase: people correct what they wrote before.
const customers = `
  (select distinct on (p.phone) p.id, p.phone, p.customer_words, p.purchased_on
   from store_purchase p where ${ofStore}
   order by p.phone, p.purchased_on desc, p.id desc) c
  where ${hasName('c')}`

/** Customers of a store, by their last purchase. */
export async function listCustomerRows(
  db: Db,
  storeId: number,
  wanted: Wanted,
): Promise<PageOf<CustomerRow>> {
  const values = [storeId, ...filterValues(wanted)]
  const items = await rowsOf<CustomerRow>(
    db,
    `select latest.phone, latest.customer_name as "customerName", latest.purchased_on as "purchasedOn",
       (select count(*) from store_purchase p where p.phone = latest.phone and ${ofStore}) as purchases,
       ${linesOf('latest')} as lines,
       (select min(r.due_on) from store_reminder r
        where r.drugstore_id = $1 and r.phone = latest.phone and r.state = 'open') as "nextOn"
     from (select c.id from ${customers}
       order by c.purchased_on desc, c.id desc limit $6 offset $7) page
     join store_purchase latest using (id)
     order by latest.purchased_on desc, latest.id desc`,
    [...values, wanted.limit, (wanted.page - 1) * wanted.limit],
  )
  return { items, total: await countOf(db, `select count(*) as count from ${customers}`, values) }
}

async function countOf(db: Db, text: string, values: unknown[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, text, values)
  return row!.count
}
