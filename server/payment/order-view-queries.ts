import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { accountFacts } from './refund-account/account-queries.ts'
import type { AttemptView, RefundRow } from './payments-of-orders.ts'

export interface OfOrder {
  orderId: number
  attempts: AttemptView[] | null
  refunds: RefundRow[] | null
}

/** Tries and refunds of orders, each list the oldest first, null for an empty one. */
export async function listOfOrders(db: Db, orderIds: readonly number[]): Promise<OfOrder[]> {
  return queryRows<OfOrder>(db, ofOrders, [[...orderIds]])
}

const ofOrders = `
  select o.id as "orderId",
    (select json_agg(json_build_object('reference', p.reference, 'method', p.method,
        'provider', p.provider, 'amount', p.amount, 'state', p.state,
        'hasReturned', p.returned_at is not null, 'failure', p.failure, 'at', p.created_at,
        'expiresAt', p.expires_at) order by p.attempt_no)
      from payment p where p.order_id = o.id) as attempts,
    (select json_agg(json_build_object('id', f.id, 'method', f.method, 'amount', f.amount,
        'reason', f.reason, 'state', f.state, 'failure', f.failure, 'tries', f.tries,
        'proof', f.proof, 'doneBy', f.done_by, 'at', f.created_at, 'doneAt', f.done_at,
        'account', ${accountFacts}) order by f.id)
      from refund f where f.order_id = o.id) as refunds
  from unnest($1::bigint[]) as o (id)`
