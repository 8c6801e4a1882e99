import { Refusal } from '#domain/errors.ts'
import { refundDeskTexts as texts } from '#domain/payment/refund-account/texts.ts'
import type { Db } from '../../platform/db.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'
import type { RefundWithAccount } from './account-queries.ts'

/** Why nothing can be done with a refund any more, or by nobody but whoever pays it; null where nothing stands against it. */
export async function refusalOf(
  db: Db,
  { state, doneBy, account }: RefundWithAccount,
  me: string,
): Promise<Refusal | null> {
  const payingBy = account?.payingBy ?? null
  const names = await findStaffNames(
    db,
    [doneBy, payingBy].filter((actor) => actor !== null),
  )
  const nameOf = (actor: string) => staffNameOf(actor, names)
  if (state === 'done') {
    const by = doneBy && nameOf(doneBy)
    return refuse(by ? texts.doneBy(by) : texts.doneByGateway)
  }
  if (state === 'sending') return refuse(texts.sending)
  if (payingBy === null || payingBy === me) return null
  return refuse(texts.payingBy(nameOf(payingBy) ?? payingBy))
}

export function refuse(message: string): Refusal {
  return new Refusal('conflict', { message })
}
