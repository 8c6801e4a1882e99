import { queryRows } from '../platform/query-rows.ts'
import type { PersonMover } from '../platform/person-mover.ts'

// Two running deliveries of one product would both come: the one of the phone that stays goes on.
const endTwins = `
  update standing_order s set state = 'ended', ended_at = $3 where member_id = $1 and state <> 'ended'
    and exists (select from standing_order t
      where t.member_id = $2 and t.product_id = s.product_id and t.state <> 'ended')`

export const subscriptionMover: PersonMover = {
  columns: { 'standing_order.member_id': 'standingOrders' },
  move: async ({ db, clock }, { from, to }) => {
    if (from.memberId !== null && to.memberId !== null) {
      await queryRows(db, endTwins, [from.memberId, to.memberId, clock.now()])
    }
    return {}
  },
}
