import type { Prices } from '#domain/catalog/prices/segments.ts'
import type { Db } from '../../platform/db.ts'

export interface PlanWords extends Prices {
  starts_at: Date | null
  ends_at: Date | null
}

export interface NewPlan extends PlanWords {
  productId: number
  reason: string
  /** Whether one person is enough. */
  small: boolean
  by: number
  at: Date
}

/** Writes a plan down: in force or planned where one person is enough, else it waits. */
export async function insertPlan(trx: Db, plan: NewPlan): Promise<number> {
  const { productId, small, by, at, reason, starts_at: startsAt, ...words } = plan
  const { id } = await trx
    .insertInto('price_plan')
    .values({
      ...words,
      ...stateOf(plan),
      product_id: productId,
      starts_at: startsAt ?? (small ? at : null),
      reason,
      small,
      proposed_by: by,
      proposed_at: at,
      edited_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when it is another by now, was settled, or has begun. */
export async function updatePlan(
  trx: Db,
  at: { id: number; version: number },
  plan: Omit<NewPlan, 'productId' | 'reason'>,
): Promise<boolean> {
  const { small, by, at: now, starts_at: startsAt, ...words } = plan
  const updated = await trx
    .updateTable('price_plan')
    .set((row) => ({
      ...words,
      ...stateOf(plan),
      starts_at: startsAt ?? (small ? now : null),
      small,
      edited_by: by,
      version: row('version', '+', 1),
    }))
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .where((row) =>
      row.or([
        row('state', '=', 'waiting'),
        row.and([row('state', '=', 'planned'), row('starts_at', '>', now)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

function stateOf({ small, by, at }: Pick<NewPlan, 'small' | 'by' | 'at'>) {
  return small
    ? { state: 'planned' as const, decided_by: by, decided_at: at, decided_why: '' }
    : { state: 'waiting' as const, decided_by: null, decided_at: null, decided_why: '' }
}

export interface Settling {
  id: number
  version: number
  by: number
  why: string
  at: Date
}

/** Carries out what was read: from now on where it names no start. False when it is another by now. */
export async function approvePlan(trx: Db, one: Settling): Promise<boolean> {
  const approved = await trx
    .updateTable('price_plan')
    .set((row) => ({
      state: 'planned' as const,
      starts_at: row.fn.coalesce('starts_at', row.val(one.at)),
      ...decided(one),
      version: row('version', '+', 1),
    }))
    .where('id', '=', one.id)
    .where('version', '=', one.version)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return approved !== undefined
}

/** Takes back what waits or has not begun. False when it is another by now, or has begun. */
export async function dropPlan(
  trx: Db,
  one: Settling & { state: 'declined' | 'cancelled' },
): Promise<boolean> {
  const dropped = await trx
    .updateTable('price_plan')
    .set((row) => ({ state: one.state, ...decided(one), version: row('version', '+', 1) }))
    .where('id', '=', one.id)
    .where('version', '=', one.version)
    .where((row) =>
      row.or([
        row('state', '=', 'waiting'),
        row.and([
          row.val(one.state === 'cancelled'),
          row('state', '=', 'planned'),
          row('starts_at', '>', one.at),
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return dropped !== undefined
}

/** Ends a price for a time that holds. False when it is another by now, or does not hold. */
export async function endPlan(trx: Db, one: Settling): Promise<boolean> {
  const ended = await trx
    .updateTable('price_plan')
    // Whoever approved it is still who did: ending needs nobody else.
    .set((row) => ({ ends_at: one.at, version: row('version', '+', 1) }))
    .where('id', '=', one.id)
    .where('version', '=', one.version)
    .where('state', '=', 'planned')
    .where('starts_at', '<=', one.at)
    .where('ends_at', '>', one.at)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

function decided({ by, at, why }: Settling) {
  return { decided_by: by, decided_at: at, decided_why: why }
}
