import { sql } from 'kysely'
import type { MergedPair, Moved, MovedPart } from '#domain/merge/parts.ts'
import type { Context } from '../context.ts'
import type { Db } from './db.ts'

/** How a module's rows follow a person from one phone to another; and what of them does not, and why. */
export interface PersonMover {
  /** `table.column`s that name the person and say the other one afterwards. */
  columns?: Record<string, MovedPart>
  /** `table.column`s that `move` takes care of. */
  byHand?: readonly string[]
  /** `table.column`s that go on naming the old one, with the reason. */
  left?: Record<string, string>
  /** Comes before the columns. */
  move?(ctx: Merging, pair: MergedPair): Promise<Moved>
}

/** The context of a merge: `db` is its transaction. */
export type Merging = Pick<Context, 'db' | 'clock' | 'config'> & { mergeId: number }

/** Moves all that one module keeps of a person. */
export async function movePerson(
  ctx: Merging,
  { columns = {}, move }: PersonMover,
  pair: MergedPair,
): Promise<Moved> {
  const moved: Moved = (await move?.(ctx, pair)) ?? {}
  for (const [place, part] of Object.entries(columns)) {
    const count = await moveColumn(ctx.db, place, pair)
    if (count > 0) moved[part] = Math.max(moved[part] ?? 0, count)
  }
  return moved
}

/** A member or an account without one to follow is nobody's row; a phone always names somebody. */
async function moveColumn(db: Db, place: string, { from, to }: MergedPair): Promise<number> {
  const [table, column] = place.split('.') as [string, string]
  const key = keyOf(column)
  const [old, next] = [from[key], to[key]]
  if (old === null || next === null || old === next) return 0
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${next}
    where ${sql.ref(column)} = ${old}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

function keyOf(column: string): 'phone' | 'memberId' | 'accountId' {
  if (column === 'member_id') return 'memberId'
  return column === 'account_id' ? 'accountId' : 'phone'
}
