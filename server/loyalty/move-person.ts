import type { MergedPair, Moved } from '#domain/merge/parts.ts'
import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Merging } from '../platform/person-mover.ts'
import { findAccount, lockAccount, type Account } from './accounts.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { movePoints } from './move-points.ts'

/** What of memberships a merge moves by hand, and what stays with the closed one. */
export const accountPlaces = {
  byHand: [
    'loyalty_account.phone',
    'loyalty_account.member_id',
    'loyalty_standing.account_id',
    'point_expectation.account_id',
    'point_notice.account_id',
  ],
  left: {
    'point_entry.account_id': 'the ledger is only added to; points move by two entries',
    'point_lot.account_id': 'a lot belongs to its entry; what was left in it is a lot of the other',
    'point_adjustment.account_id': 'history of the closed membership',
    'membership_lock.account_id': 'history of the closed membership; an open one forbids the merge',
  },
} as const

/** Why two memberships may not become one now. */
export type AccountForbids = 'locked' | 'holding' | 'adjusting'

/** The memberships of two people, held in the order of their ids, and what of them forbids a merge. */
export async function holdAccountsOf(
  { db, clock }: Pick<Merging, 'db' | 'clock'>,
  phones: { from: string; to: string },
): Promise<{ from: Account | null; to: Account | null; forbids: AccountForbids | null }> {
  const at = clock.now()
  const today = vietnamDayOf(at)
  const found = await Promise.all([
    findAccount(db, { phone: phones.from }, today),
    findAccount(db, { phone: phones.to }, today),
  ])
  const held = new Map<number, Account>()
  const ids = found.flatMap((account) => account?.id ?? [])
  for (const id of ids.toSorted((a, b) => a - b)) held.set(id, await lockAccount(db, id, at))
  const [from, to] = found.map((account) => (account ? held.get(account.id)! : null))
  const forbids = await findForbidding(db, [from ?? null, to ?? null])
  return { from: from ?? null, to: to ?? null, forbids }
}

async function findForbidding(
  db: Db,
  [from, to]: [Account | null, Account | null],
): Promise<AccountForbids | null> {
  if (from?.status === 'locked' || to?.status === 'locked') return 'locked'
  if (from && from.holding > 0) return 'holding'
  if (!from) return null
  const waiting = await queryRows(
    db,
    `select 1 from point_adjustment where account_id = $1 and state = 'waiting' limit 1`,
    [from.id],
  )
  return waiting.length > 0 ? 'adjusting' : null
}

/**
 * Two memberships become one, or the only one has the other phone from now on. Both are held and the members moved.
 * Gives whose the rest is.
 */
export async function moveAccount(
  ctx: Merging,
  pair: MergedPair,
): Promise<{ pair: MergedPair; moved: Moved }> {
  const { from, to } = pair
  const { db } = ctx
  if (from.accountId === null) {
    if (to.accountId !== null) await setHolder(db, to.accountId, to)
    return { pair, moved: {} }
  }
  if (to.accountId === null) {
    await setHolder(db, from.accountId, to)
    const whole = { ...to, accountId: from.accountId }
    return { pair: { from: { ...from, accountId: null }, to: whole }, moved: {} }
  }
  const accounts = { from: from.accountId, to: to.accountId }
  const values = [accounts.from, accounts.to]
  // The old one first: a member has one.
  await queryRows(
    db,
    `update loyalty_account set phone = null, member_id = null, merged_into = $2
     where id = $1 or merged_into = $1`,
    values,
  )
  await setHolder(db, to.accountId, to)
  const points = await movePoints(db, {
    ...accounts,
    cause: `merge:${ctx.mergeId}`,
    note: ledgerNotes.merged,
    at: ctx.clock.now(),
  })
  const standings = await queryRows(db, moveStandings, values)
  const expectations = await queryRows(
    db,
    'update point_expectation set account_id = $2 where account_id = $1 returning 1',
    values,
  )
  await queryRows(
    db,
    `insert into point_notice (account_id, expires_on, stage, told_at)
     select $2::bigint, expires_on, stage, told_at from point_notice where account_id = $1
     on conflict do nothing`,
    values,
  )
  await queryRows(db, 'delete from point_notice where account_id = $1', [accounts.from])
  return {
    pair,
    moved: {
      ...points,
      ...(standings.length > 0 && { standings: standings.length }),
      ...(expectations.length > 0 && { expectations: expectations.length }),
    },
  }
}

const moveStandings = `
  with gone as (delete from loyalty_standing where account_id = $1 returning programme_id, earned)
  insert into loyalty_standing as s (account_id, programme_id, earned)
  select $2::bigint, programme_id, earned from gone
  on conflict (account_id, programme_id) do update set earned = s.earned + excluded.earned
  returning 1`

async function setHolder(
  db: Db,
  id: number,
  { phone, memberId }: { phone: string; memberId: number | null },
): Promise<void> {
  await queryRows(db, 'update loyalty_account set phone = $2, member_id = $3 where id = $1', [
    id,
    phone,
    memberId,
  ])
}
