import { queryRows } from '../platform/query-rows.ts'
import type { PersonMover } from '../platform/person-mover.ts'

/** Gifts that were taken; what counts for a limit is the sum. */
export const giftMover: PersonMover = {
  columns: { 'gift_exchange.account_id': 'gifts' },
  byHand: ['gift_holder.account_id', 'promotion_holder.account_id'],
  move: async ({ db }, { from, to }) => {
    if (from.accountId === null || to.accountId === null) return {}
    const values = [from.accountId, to.accountId]
    const taken = await queryRows(
      db,
      `with gone as (delete from gift_holder where account_id = $1 returning gift_id, taken)
       insert into gift_holder as h (gift_id, account_id, taken)
       select gift_id, $2::bigint, taken from gone order by gift_id
       on conflict (gift_id, account_id) do update set taken = h.taken + excluded.taken returning 1`,
      values,
    )
    await queryRows(
      db,
      `with gone as (delete from promotion_holder where account_id = $1 returning promotion_id, points)
       insert into promotion_holder as h (promotion_id, account_id, points)
       select promotion_id, $2::bigint, points from gone order by promotion_id
       on conflict (account_id, promotion_id) do update set points = h.points + excluded.points`,
      values,
    )
    return taken.length > 0 ? { giftCounts: taken.length } : {}
  },
}
