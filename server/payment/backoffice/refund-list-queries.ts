import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { RefundState } from '#domain/payment/refunds.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'
import { accountFacts, type AccountFacts } from '../refund-account/account-queries.ts'
import type { MoneySearch } from './search.ts'

export interface RefundListRow extends CamelRow<
  'refund',
  | 'id'
  | 'order_code'
  | 'amount'
  | 'reason'
  | 'method'
  | 'state'
  | 'created_at'
  | 'failure'
  | 'tries'
  | 'done_at'
  | 'done_by'
  | 'proof'
> {
  customer: string
  account: AccountFacts | null
}

const columns = `
  select f.id, f.order_code as "orderCode", coalesce(o.receiver_name, '') as customer, f.amount,
    f.reason, f.method, f.state, f.created_at as "createdAt", f.failure, f.tries,
    f.done_at as "doneAt", f.done_by as "doneBy", f.proof, ${accountFacts} as account
  from refund f left join shop_order o on o.id = f.order_id`

/** Refunds, newest first; words are those of the proof. */
export async function listRefundRows(
  db: Db,
  {
    state,
    search,
    before,
    limit,
  }: {
    state: RefundState | null
    search: MoneySearch | null
    before: number | null
    limit: number
  },
): Promise<RefundListRow[]> {
  const values: unknown[] = [before, limit]
  const conditions = ['($1::bigint is null or f.id < $1)']
  const bind = (value: unknown) => `$${values.push(value)}`
  if (state) conditions.push(`f.state = ${bind(state)}`)
  if (search) conditions.push(conditionOf(search, bind))
  const text = `${columns} where ${conditions.join(' and ')} order by f.id desc limit $2`
  return queryRows<RefundListRow>(db, text, values)
}

function conditionOf(search: MoneySearch, bind: (value: unknown) => string): string {
  switch (search.by) {
    case 'code':
      return `f.order_code like ${bind(`${search.code}%`)}`
    case 'amount':
      return `(f.amount = ${bind(search.amount)} or ${proofHas(search.reference, bind)})`
    case 'words':
      return proofHas(search.words, bind)
  }
}

function proofHas(text: string, bind: (value: unknown) => string): string {
  return `vn_fold(f.proof) like ${bind(`%${foldVietnamese(text)}%`)}`
}

/** One refund as it is listed; null for an unknown one. */
export async function findRefundRow(db: Db, id: number): Promise<RefundListRow | null> {
  const [row] = await queryRows<RefundListRow>(db, `${columns} where f.id = $1`, [id])
  return row ?? null
}

/** How many refunds are in each state, counted up to a limit. */
export async function countRefunds(
  db: Db,
  upTo: number,
): Promise<{ state: RefundState; count: number }[]> {
  return queryRows<{ state: RefundState; count: number }>(db, counts, [upTo])
}

const counts = `
  select s.state, (select count(*)::int from (
    select from refund f where f.state = s.state limit $1) counted) as count
  from unnest(array['sending', 'byHand', 'done']) as s (state)`
