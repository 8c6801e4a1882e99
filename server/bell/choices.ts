import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/bell/api.ts'
import { initialChoices } from '#domain/bell/choices.ts'
import { bellGroups, kindsFor } from '#domain/bell/kinds.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'

export async function getBellChoices(
  { db }: Pick<Context, 'db'>,
  _: object,
  caller: Caller,
): Promise<api.OwnBellChoices> {
  const { id, role } = getStaff(caller)
  const chosen = await findChoices(db, id)
  const groups = bellGroups.filter((group) => kindsFor(role, group).length > 0)
  return { ...(chosen ?? { ...initialChoices, version: 0 }), groups }
}

/** Chosen on two pages at once the second hears how it is. */
export async function saveBellChoices(
  ctx: Context,
  { version, ways, quiet_from, quiet_until }: ParsedInput<typeof api.saveBellChoices>,
  caller: Caller,
): Promise<api.OwnBellChoices> {
  const { id } = getStaff(caller)
  const fields = { ways: JSON.stringify(ways), quiet_from, quiet_until }
  const saved = await (version === 0
    ? ctx.db
        .insertInto('staff_bell')
        .values({ staff_id: id, ...fields })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst()
    : ctx.db
        .updateTable('staff_bell')
        .set({ ...fields, version: version + 1 })
        .where('staff_id', '=', id)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst())
  const current = await getBellChoices(ctx, {}, caller)
  if (!saved) throw new Refusal('conflict', { current })
  return current
}

/** Null for whoever has chosen nothing yet. */
export async function findChoices(db: Db, staffId: number) {
  const found = await db
    .selectFrom('staff_bell')
    .select(['version', 'ways', 'quiet_from', 'quiet_until'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  // A group that came since has its beginning.
  return found && { ...found, ways: { ...initialChoices.ways, ...found.ways } }
}
