import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import {
  filterValues,
  hasName,
  hasPhone,
  isWithin,
  type CustomerFilter,
} from './customer-filter.ts'
import { linesOf, purchaseColumns, type LineRow, type PurchaseRow } from './purchase-queries.ts'

export interface PageOf<T> {
  items: T[]
  total: number
}

type Wanted = CustomerFilter & { page: number; limit: number }

const ofPharmacy = `
  p.drugstore_id = $1 and p.deleted_at is null and ${hasPhone('p')} and ${isWithin('p.purchased_on')}`
// What narrows and orders a page stands in an index; only the purchases on it are read.
const purchases = `store_purchase p where ${ofPharmacy} and ${hasName('p')}`

/** Purchases of a pharmacy, newest first. */
export async function listPurchaseRows(
  db: Db,
  pharmacyId: number,
  wanted: Wanted,
): Promise<PageOf<PurchaseRow>> {
  const values = [pharmacyId, ...filterValues(wanted)]
  const items = await queryRows<PurchaseRow>(
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

export interface CustomerRow extends CamelRow<
  'store_purchase',
  'phone' | 'customer_name' | 'purchased_on'
> {
  purchases: number
  nextOn: VietnamDay | null
  lines: LineRow[]
}

// By the name of their last purchase: people correct what they wrote before.
const customers = `
  (select distinct on (p.phone) p.id, p.phone, p.customer_words, p.purchased_on
   from store_purchase p where ${ofPharmacy}
   order by p.phone, p.purchased_on desc, p.id desc) c
  where ${hasName('c')}`

/** Customers of a pharmacy, by their last purchase. */
export async function listCustomerRows(
  db: Db,
  pharmacyId: number,
  wanted: Wanted,
): Promise<PageOf<CustomerRow>> {
  const values = [pharmacyId, ...filterValues(wanted)]
  const items = await queryRows<CustomerRow>(
    db,
    `select latest.phone, latest.customer_name as "customerName", latest.purchased_on as "purchasedOn",
       (select count(*) from store_purchase p where p.phone = latest.phone and ${ofPharmacy}) as purchases,
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
  const [row] = await queryRows<{ count: number }>(db, text, values)
  return row!.count
}
