import { sql } from 'kysely'
import type { AdjustmentState } from '#domain/loyalty/backoffice/adjustments.ts'
import type { Db } from '../../platform/db.ts'

export interface NewAdjustment {
  accountId: number
  points: number
  told: string
  reason: string
  proof: string
  by: number
  at: Date
}

/** A proposal that waits; nothing of it is in the ledger. */
export async function insertAdjustment(trx: Db, one: NewAdjustment): Promise<number> {
  const { id } = await trx
    .insertInto('point_adjustment')
    .values({
      account_id: one.accountId,
      points: one.points,
      told: one.told,
      reason: one.reason,
      proof: one.proof,
      state: 'waiting',
      proposed_by: one.by,
      proposed_at: one.at,
      edited_by: one.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Settling {
  id: number
  /** As it was read; what was edited since is settled by nobody. */
  version: number
  state: Exclude<AdjustmentState, 'waiting'>
  by: number
  why: string
  at: Date
  small?: boolean
}

/** What a settled proposal said; null when it is no longer as it was read, or was settled. */
export async function settleAdjustment(trx: Db, one: Settling) {
  const settled = await trx
    .updateTable('point_adjustment')
    .set((row) => ({
      state: one.state,
      decided_by: one.by,
      decided_at: one.at,
      decided_why: one.why,
      small: one.small ?? false,
      version: row('version', '+', 1),
    }))
    .where('id', '=', one.id)
    .where('version', '=', one.version)
    .where('state', '=', 'waiting')
    .returning([
      'account_id as accountId',
      'points',
      'told',
      'proposed_by as proposedBy',
      'edited_by as editedBy',
    ])
    .executeTakeFirst()
  return settled ?? null
}

/** Points that one person alone gave or took of a membership since a moment, without their signs. */
export async function sumSmall(db: Db, accountId: number, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('point_adjustment')
    .select(sql<number>`coalesce(sum(abs(points)), 0)::int`.as('sum'))
    .where('account_id', '=', accountId)
    .where('small', '=', true)
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** How many wait, and how many of them somebody else proposed and wrote. */
export async function countWaiting(db: Db, by: number): Promise<{ waiting: number; mine: number }> {
  return db
    .selectFrom('point_adjustment')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`(count(*) filter (where ${by} not in (proposed_by, edited_by)))::int`.as('mine'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
}

/** Words about a person who was erased; figures and who did it stay. */
export async function forgetAdjustments(trx: Db, accountId: number): Promise<void> {
  await trx
    .updateTable('point_adjustment')
    .set({ told: '', reason: '', proof: '', decided_why: '' })
    .where('account_id', '=', accountId)
    .execute()
}

/** The same of why they were locked. */
export async function forgetLocks(trx: Db, accountId: number): Promise<void> {
  await trx
    .updateTable('membership_lock')
    .set({ told: '', note: '', ended_why: '' })
    .where('account_id', '=', accountId)
    .execute()
}
