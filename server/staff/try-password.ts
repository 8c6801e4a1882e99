import type { Caller, Context } from '../context.ts'
import { inHashingQueue, isRightPassword } from '../identity/index.ts'
import type { Account, AccountKind } from './account-kind.ts'
import { countTry, type CountedTry, type TryFrom } from './name-tries.ts'

/**
 * Counts a try and looks at the password; `account` is null when it is wrong or nobody has the name,
 * after the same steps. Refusals: `accountLocked`, `busy`.
 */
export async function tryPassword(
  ctx: Context,
  kinds: readonly AccountKind[],
  { from, password }: { from: TryFrom; password: string },
  caller: Caller,
): Promise<{ account: Account | null; counted: CountedTry }> {
  // Counted in the queue: a caller who is told `busy` has lost no try.
  return inHashingQueue(ctx, { door: 'work', address: caller.address }, async () => {
    const counted = await countTry(ctx, from)
    const account = await findAccount(ctx, kinds, from.name, caller)
    const kept = account?.passwordHash ?? null
    const isRight = await isRightPassword(ctx.config, kept, password)
    return { account: isRight ? account : null, counted }
  })
}

async function findAccount(
  ctx: Context,
  kinds: readonly AccountKind[],
  name: string,
  caller?: Caller,
): Promise<Account | null> {
  for (const kind of kinds) {
    const account = await kind.find(ctx, name, caller)
    if (account) return account
  }
  return null
}
