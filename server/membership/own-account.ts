import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { ensureAccount, findAccount, type Account } from '../loyalty/index.ts'
import { getMember } from '../platform/http/access.ts'

/** The caller's membership; one whose registration's event is still on its way is made here. */
export async function getOwnAccount(ctx: Context, caller: Caller): Promise<Account> {
  const { id: memberId, phone } = getMember(caller)
  const today = ctx.clock.today()
  const known = await findAccount(ctx.db, { memberId }, today)
  if (known) return known
  await ctx.db
    .transaction()
    .execute((trx) => ensureAccount(trx, { phone, memberId, at: ctx.clock.now() }))
  const made = await findAccount(ctx.db, { memberId }, today)
  // Deleted a moment ago.
  if (!made) throw new Refusal('unauthenticated')
  return made
}
