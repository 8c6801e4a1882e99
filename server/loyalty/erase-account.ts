import { ledgerNotes } from '#domain/loyalty/texts.ts'
import type { Context } from '../context.ts'
import { forgetPhone } from '../genuine/index.ts'
import { appendEvent } from '../platform/outbox.ts'
import { lockAccount } from './accounts.ts'
import { findPhoneOfMember, forgetPerson } from './account-queries.ts'
import { forgetAdjustments, forgetLocks } from './backoffice/adjustment-queries.ts'
import { dropAllWaiting } from './expectation-queries.ts'
import { adjustPoints } from './ledger.ts'

/**
 * A deleted member's account keeps its ledger without the person, and has nothing left to spend; their
 * phone leaves the codes that were entered. Modules above hear of it by an event.
 */
export async function eraseAccount(ctx: Context, memberId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const phone = await findPhoneOfMember(trx, memberId)
    if (phone !== null) await forgetPhone(trx, phone)
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
    await forgetAdjustments(trx, accountId)
    await forgetLocks(trx, accountId)
    await appendEvent(trx, 'loyalty.accountErased', { accountId })
  })
  ctx.outbox.wake()
}
