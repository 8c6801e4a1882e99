import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'
import type { StandingChange } from './view-queries.ts'

const columns = [
  'quantity',
  'cycle',
  'cycle_days',
  'state',
  'chosen',
  'next_on',
  'payment_method',
  'agreed_price',
  'agreed_fee',
  'source_order_id',
  'last_order_code',
]

/** What of a subscription an order that repeats its product replaces. */
export const formerColumns = columns.join(', ')

const setting = columns.map((column) => `${column} = f.${column}`).join(', ')

/**
 * An order is cancelled that took the place of what was chosen before: that holds again, unless the order
 * has been followed by another since. Gives whose was changed.
 */
export async function goBackBefore(
  trx: Db,
  { orderId, code }: { orderId: number; code: string },
): Promise<number[]> {
  // Locked by a statement of its own, so that the next one sees what a cycle or the member has done.
  await queryRows(
    trx,
    `select from standing_order where id in (
       select id from standing_order where source_order_id = $1
       union all select standing_order_id from standing_order_former where source_order_id = $1)
     order by id for no key update`,
    [orderId],
  )
  const gone = await queryRows<Row<'standing_order', 'id'>>(trx, goingBack, [orderId, code])
  await queryRows(trx, leavingOut, [orderId])
  return gone.map(({ id }) => id)
}

const goingBack = `
  with former as (
    delete from standing_order_former f using standing_order s
    where f.replaced_by = $1 and s.id = f.standing_order_id and s.source_order_id = $1
      and s.last_order_code = $2 and s.state <> 'ended'
    returning f.*
  )
  update standing_order s set ${setting} from former f where s.id = f.standing_order_id returning s.id`

/** What a later order would go back to is then what held before the cancelled one, or nothing. */
const leavingOut = `
  with left_out as (
    delete from standing_order_former where replaced_by = $1 returning *
  ), relinked as (
    update standing_order_former n set ${setting} from left_out f
    where n.standing_order_id = f.standing_order_id and n.source_order_id = $1
    returning n.standing_order_id, n.replaced_by
  )
  delete from standing_order_former n where n.source_order_id = $1 and not exists (
    select from left_out f where f.standing_order_id = n.standing_order_id)`

/** What its member says of a subscription holds for what it may go back to, too. */
export async function changeFormer(trx: Db, id: number, change: StandingChange): Promise<void> {
  await queryRows(trx, changing, [
    id,
    change.state,
    change.nextOn,
    change.quantity,
    change.paymentMethod,
  ])
}

const changing = `
  update standing_order_former f set chosen = true,
    state = case when s.state = $2 then f.state else $2 end,
    next_on = case when s.next_on = $3::date then f.next_on else $3::date end,
    quantity = case when s.quantity = $4 then f.quantity else $4 end,
    payment_method = case when s.payment_method = $5 then f.payment_method else $5 end
  from standing_order s where s.id = $1 and f.standing_order_id = s.id`
