import type { BankState } from '#domain/payment/refunds.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'
import type { MoneySearch } from './search.ts'

export interface TransferListRow extends CamelRow<
  'bank_transaction',
  | 'id'
  | 'booked_at'
  | 'amount'
  | 'content'
  | 'account'
  | 'bank_reference'
  | 'state'
  | 'resolution'
  | 'resolved_by'
  | 'resolved_reason'
  | 'resolved_at'
> {
  orderCode: string | null
  orderTotal: number | null
  orderReceived: number | null
  refundId: number | null
}

export interface ListedTransfers {
  state: BankState | null
  search: MoneySearch | null
  /** Transfers older than this one. */
  before: number | null
  limit: number
}

/** Transfers, newest first. Each kind of search is a statement of its own, so that each finds its index. */
export async function listTransfers(
  db: Db,
  { state, search, before, limit }: ListedTransfers,
): Promise<TransferListRow[]> {
  const values: unknown[] = [before, limit]
  const conditions = ['($1::bigint is null or t.id < $1)']
  const bind = (value: unknown) => `$${values.push(value)}`
  if (state) conditions.push(`t.state = ${bind(state)}`)
  if (search) conditions.push(conditionOf(search, bind))
  const text = `${columns} where ${conditions.join(' and ')} order by t.id desc limit $2`
  return queryRows<TransferListRow>(db, text, values)
}

function conditionOf(search: MoneySearch, bind: (value: unknown) => string): string {
  switch (search.by) {
    case 'code':
      return `t.order_code like ${bind(`${search.code}%`)}`
    case 'amount':
      return `(t.amount = ${bind(search.amount)} or upper(t.bank_reference) = ${bind(search.reference)})`
    case 'words':
      return `(vn_fold(t.content) like ${bind(`%${search.words}%`)}
        or upper(t.bank_reference) = ${bind(search.reference)})`
  }
}

/** An order's figures are read only for the rows of the page. */
const columns = `
  select t.id, t.booked_at as "bookedAt", t.amount, t.content, t.account,
    t.bank_reference as "bankReference", t.state, coalesce(o.code, t.order_code) as "orderCode",
    o.payment + o.shipping_fee as "orderTotal",
    case when o.id is not null then (select coalesce(sum(r.amount), 0) from payment_receipt r
      where r.order_id = o.id) end as "orderReceived",
    t.resolution, t.resolved_by as "resolvedBy", t.resolved_reason as "resolvedReason",
    t.resolved_at as "resolvedAt",
    (select max(f.id) from refund f where f.bank_transaction_id = t.id
      or f.receipt_id in (select r.id from payment_receipt r where r.bank_transaction_id = t.id)
    ) as "refundId"
  from bank_transaction t left join shop_order o on o.id = t.order_id`

/** How many transfers are in each state, counted up to a limit. */
export async function countTransfers(
  db: Db,
  upTo: number,
): Promise<{ state: BankState; count: number }[]> {
  return queryRows<{ state: BankState; count: number }>(db, counts, [upTo])
}

const counts = `
  select s.state, (select count(*)::int from (
    select from bank_transaction t where t.state = s.state limit $1) counted) as count
  from unnest(array['new', 'matched', 'partial', 'excess', 'double', 'late', 'unmatched', 'resolved'])
    as s (state)`
