import { queryRows } from '../platform/query-rows.ts'
import type { PersonMover } from '../platform/person-mover.ts'

/** Codes that were entered are the other's; wrong ones count for them too. */
export const genuineMover: PersonMover = {
  columns: {
    'code_redemption.account_id': 'codes',
    'code_attempt.phone': 'codeTries',
    'counterfeit_report.account_id': 'counterfeits',
    'counterfeit_report.phone': 'counterfeits',
  },
  byHand: ['code_lock.phone'],
  move: async ({ db }, { from, to }) => {
    await queryRows(
      db,
      `insert into code_lock as k (phone, since, wrong_at, locked_until, place)
       select $2, since, wrong_at, locked_until, place from code_lock where phone = $1
       on conflict (phone, place) do update set wrong_at = k.wrong_at || excluded.wrong_at,
         locked_until = greatest(k.locked_until, excluded.locked_until)`,
      [from.phone, to.phone],
    )
    await queryRows(db, 'delete from code_lock where phone = $1', [from.phone])
    return {}
  },
}
