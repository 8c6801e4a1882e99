import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { inHashingQueue, isRightPassword, triesIn } from '../identity/index.ts'
import type { Account, AccountKind } from './account-kind.ts'
import { staffTexts as texts } from './texts.ts'

/** Wrong passwords and codes by name, known or not, whichever kind of account it is. */
export const nameTries = triesIn('staff_lock', 'username')

/**
 * Counts a try and looks at the password; `account` is null when it is wrong or nobody has the name,
 * after the same steps. Refusals: `accountLocked`, `busy`.
 */
export async function tryPassword(
  ctx: Context,
  kinds: readonly AccountKind[],
  { name, password }: { name: string; password: string },
  caller?: Caller,
): Promise<{ account: Account | null; counted: { tries: number } }> {
  // Counted in the queue: a caller who is told `busy` has lost no try.
  return inHashingQueue(async () => {
    const counted = await nameTries.count(ctx.db, name, ctx.clock.now())
    if (!counted) return refuseLocked(ctx, name)
    const account = await findAccount(ctx, kinds, name, caller)
    const kept = account?.passwordHash ?? null
    const isRight = await isRightPassword(ctx.config.secretKey, kept, password)
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

async function refuseLocked(ctx: Context, name: string): Promise<never> {
  const now = ctx.clock.now()
  const { lockedUntil } = await nameTries.find(ctx.db, name, now)
  const left = (lockedUntil?.getTime() ?? 0) - now.getTime()
  const retryAfter = Math.max(1, Math.ceil(left / 1000))
  throw new Refusal('accountLocked', { retryAfter, message: texts.accountLocked })
}
