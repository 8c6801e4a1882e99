import type { Output, ParsedInput } from '#domain/contract.ts'
import * as desk from '#domain/customer/backoffice/api.ts'
import { maxCustomersCounted, maxLooksCounted } from '#domain/customer/looks.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import { sumUpOrders } from '../order/index.ts'
import { getStaff } from '../platform/http/access.ts'
import {
  countCustomerRows,
  findCustomerById,
  listCustomerRows,
  listTags,
  planEachSearch,
  type StoredCustomer,
} from './customer-queries.ts'
import { maskedNameOf, toCustomerHead, toCustomerRow } from './customer-view.ts'
import { readCustomerSearch } from './find-customers.ts'
import { countLookRows, findOpenUntil, listLookRows, type StoredLook } from './look-queries.ts'

export async function listCustomers(
  ctx: Context,
  { q = '', kind, tag, page, limit }: ParsedInput<typeof desk.listCustomers>,
): Promise<Output<typeof desk.listCustomers>> {
  const search = q === '' ? null : await readCustomerSearch(ctx, q)
  if (q !== '' && !search) return toPage([], 0, page, limit)
  const filter = { search, kind: kind ?? null, tag: tag ?? null }
  return planEachSearch(ctx.db, async (trx) => {
    const rows = await listCustomerRows(trx, filter, { limit, offset: (page - 1) * limit })
    const total = await countCustomerRows(trx, filter, maxCustomersCounted)
    const orders = await sumUpOrders(trx, rows, desk.maxOrdersCounted)
    const listed = rows.map((row, at) => toListed(row, orders[at]!))
    return toPage(listed, total, page, limit)
  })
}

function toListed(
  row: StoredCustomer,
  { orders, lastAt }: { orders: number; lastAt: Date | null },
): desk.ListedCustomer {
  return { ...toCustomerRow(row), orders, last_order_at: lastAt && toVietnamIso(lastAt) }
}

/** For the one search box: whom a text may mean, the newest first. */
export async function findCustomerHits(
  ctx: Context,
  typed: string,
  max: number,
): Promise<StoredCustomer[]> {
  const search = await readCustomerSearch(ctx, typed)
  if (!search) return []
  const filter = { search, kind: null, tag: null }
  return planEachSearch(ctx.db, (trx) => listCustomerRows(trx, filter, { limit: max, offset: 0 }))
}

export async function listCustomerTags({
  db,
}: Context): Promise<Output<typeof desk.listCustomerTags>> {
  return listTags(db)
}

export async function getCustomer(
  ctx: Context,
  { id }: ParsedInput<typeof desk.getCustomer>,
  caller: Caller,
): Promise<desk.CustomerHead> {
  const staffId = getStaff(caller).id
  const [customer, until] = await Promise.all([
    findCustomerById(ctx.db, id),
    findOpenUntil(ctx.db, { staffId, customerId: id, now: ctx.clock.now() }),
  ])
  if (!customer) throw new Refusal('notFound')
  return toCustomerHead(customer, until)
}

export async function listLooks(
  ctx: Context,
  { page, limit, staff_id: staffId, own, ...filter }: ParsedInput<typeof desk.listLooks>,
): Promise<Output<typeof desk.listLooks>> {
  const asked = { ...filter, staffId, own: own === 'yes' }
  const [rows, total] = await Promise.all([
    listLookRows(ctx.db, asked, { limit, offset: (page - 1) * limit }),
    countLookRows(ctx.db, asked, maxLooksCounted),
  ])
  return toPage(
    rows.map((row) => ({ ...toLook(row), customer: whose(row) })),
    total,
    page,
    limit,
  )
}

export function toLook(row: StoredLook): Omit<desk.LookRow, 'customer'> {
  const { id, at, staff, reason: cause, taskKind, taskRef: ref, words } = row
  const task = taskKind && { kind: taskKind, ref }
  return { id, at: toVietnamIso(at), staff, cause, task, words }
}

function whose({ customerId: id, phone, name }: StoredLook): desk.LookRow['customer'] {
  return {
    id,
    name: maskedNameOf({ phone, name }),
    phone: shownPhone(phone),
  }
}
