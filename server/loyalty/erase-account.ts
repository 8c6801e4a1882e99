import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Context } from '../context.ts'
import { lockAccount } from './accounts.ts'
import { forgetPerson } from './account-store.ts'
import { dropAllWaiting } from './expectation-store.ts'
import { adjustPoints } from './ledger.ts'

/** A deleted member's account keeps its ledger without the person, and has nothing left to spend. */
export async function eraseAccount(ctx: Context, memberId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const accountId = await forgetPerson(trx, memberId)
    if (accountId === null) return
    const { available } = await lockAccount(trx, accountId, at)
    if (available > 0) {
      await adjustPoints(trx, {
        accountId,
        points: -available,
        cause: `adjust:erased:${accountId}`,
        note: ledgerNotes.erased,
        actor: 'system',
        at,
      })
    }
    await dropAllWaiting(trx, accountId, at)
  })
}
