import { sql } from 'kysely'
import { forgetOldAccounts } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'

/** Marks a deleted member's orders; what is still under way keeps its receiver until it is done. */
export async function markForErasure(db: Db, memberId: number, now: Date): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ erasure_asked_at: now })
    .where('member_id', '=', memberId)
    .where('erasure_asked_at', 'is', null)
    .execute()
}

/** Takes the person out of marked orders that are finished, their money included; what accounting needs stays. */
export async function reduceFinishedOrders(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ reduced: number }>`
    with reduced as (
      update shop_order set member_id = null, customer_phone = '', receiver_name = '',
        receiver_phone = '', receiver_email = null, street = null, new_address = null, note = '',
        full_address = case when full_address is not null then '' end, erased_at = ${now}
      where erasure_asked_at is not null and erased_at is null
        and status in ('completed', 'cancelled')
        -- Whoever is to get money back must be found.
        and not exists (select from refund r where r.order_id = shop_order.id and r.state <> 'done')
      returning id
    ), told as (
      update order_note n set text = '' from reduced where n.order_id = reduced.id
    ), asked as (
      update return_request q set words = '', contact_phone = '', answer = '', forgotten_at = ${now},
        state = case when state in ('received', 'accepted') then 'withdrawn' else state end,
        closed_at = coalesce(q.closed_at, ${now})
      from reduced where q.order_id = reduced.id
    ), shown as (
      delete from return_request_photo p using return_request q, reduced
      where p.request_id = q.id and q.order_id = reduced.id
    ), notes as (
      update order_status_change c set note = '' from reduced
      where c.order_id = reduced.id and c.actor = 'buyer' and c.note <> ''
    )
    select count(*) as reduced from reduced`.execute(db)
  // Their money has gone: nobody may say of an erased person's order that it never came.
  if (rows[0]!.reduced > 0) await forgetOldAccounts(db, now)
  return rows[0]!.reduced
}
