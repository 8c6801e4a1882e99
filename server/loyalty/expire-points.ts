import type { Context } from '../context.ts'
import { lockAccount } from './accounts.ts'
import { listAccountsToSweep } from './sweep-queries.ts'

const batchSize = 500

/**
 * Takes out the lots whose day is over, account by account in transactions of their own: nobody waits
 * for it long, it may stop anywhere and run twice at once.
 */
export async function expirePoints(ctx: Context): Promise<void> {
  const today = ctx.clock.today()
  let accountIds: number[]
  let last = 0
  do {
    accountIds = await listAccountsToSweep(ctx.db, today, last, batchSize)
    for (const id of accountIds) {
      await ctx.db.transaction().execute((trx) => lockAccount(trx, id, ctx.clock.now()))
    }
    last = accountIds.at(-1) ?? last
  } while (accountIds.length === batchSize)
}
