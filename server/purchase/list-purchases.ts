import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/purchase/api.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { listCustomerRows, listPurchaseRows } from './list-queries.ts'
import { findPurchase } from './purchase-queries.ts'
import { toCustomer, toPurchase } from './purchase-view.ts'
import { listOfPurchases } from './reminder-list-queries.ts'

/** What customers bought at the pharmacy, newest first. */
export async function listPurchases(
  ctx: Context,
  input: ParsedInput<typeof api.listPurchases>,
  caller: Caller,
): Promise<Output<typeof api.listPurchases>> {
  const { items, total } = await listPurchaseRows(ctx.db, getPharmacy(caller).id, input)
  const reminders = await listOfPurchases(
    ctx.db,
    items.map(({ id }) => id),
  )
  const today = ctx.clock.today()
  const purchases = items.map((row) =>
    toPurchase(
      row,
      reminders.filter(({ purchaseId }) => purchaseId === row.id),
      today,
    ),
  )
  return toPage(purchases, total, input.page, input.limit)
}

export async function getPurchase(
  ctx: Context,
  { id }: ParsedInput<typeof api.getPurchase>,
  caller: Caller,
): Promise<api.Purchase> {
  const purchase = await findPurchaseView(ctx.db, getPharmacy(caller).id, id, ctx.clock.today())
  if (!purchase) throw new Refusal('notFound')
  return purchase
}

/** Customers of the pharmacy by their last purchase. */
export async function listPurchaseCustomers(
  ctx: Context,
  input: ParsedInput<typeof api.listPurchaseCustomers>,
  caller: Caller,
): Promise<Output<typeof api.listPurchaseCustomers>> {
  const { items, total } = await listCustomerRows(ctx.db, getPharmacy(caller).id, input)
  return toPage(items.map(toCustomer), total, input.page, input.limit)
}

/** A purchase of a pharmacy with its reminders; null when it is another's, or deleted. */
export async function findPurchaseView(
  db: Db,
  pharmacyId: number,
  id: number,
  today: VietnamDay,
): Promise<api.Purchase | null> {
  const row = await findPurchase(db, pharmacyId, id)
  return row && toPurchase(row, await listOfPurchases(db, [id]), today)
}
