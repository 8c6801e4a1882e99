import { queryRows } from '../platform/query-rows.ts'
import type { PersonMover } from '../platform/person-mover.ts'

/** Entries count for the other from now on; each keeps the phone that it was sealed for, so that the chain proves itself. */
export const gameMover: PersonMover = {
  columns: {
    'game_win.account_id': 'gamePrizes',
    'game_claim.phone': 'gameClaims',
  },
  byHand: ['game_entry.phone', 'game_phone.phone'],
  left: { 'game_entry.sealed_for': 'what the seal of the entry was made of' },
  move: async ({ db }, { from, to }) => {
    const values = [from.phone, to.phone]
    const entries = await queryRows(
      db,
      `update game_entry set phone = $2, sealed_for = coalesce(sealed_for, phone)
       where phone = $1 returning 1`,
      values,
    )
    const listed = await queryRows(
      db,
      `insert into game_phone (campaign_id, phone)
       select campaign_id, $2 from game_phone where phone = $1 on conflict do nothing returning 1`,
      values,
    )
    await queryRows(db, 'delete from game_phone where phone = $1', [from.phone])
    return {
      ...(entries.length > 0 && { gameEntries: entries.length }),
      ...(listed.length > 0 && { gameLists: listed.length }),
    }
  },
}
