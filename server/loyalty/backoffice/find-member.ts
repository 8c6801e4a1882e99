import { Refusal } from '#domain/errors.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { adjustmentTexts as texts } from '#domain/loyalty/backoffice/texts.ts'
import type { Context } from '../../context.ts'
import { findAccount, isErased, type Account } from '../accounts.ts'

/** The membership of a phone or a loyalty number; refuses `notFound` at the field. */
export async function getMemberAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  typed: string,
): Promise<Account> {
  const isNumber = /^al/i.test(typed)
  const by = isNumber
    ? { loyaltyNumber: typed.toUpperCase().replaceAll(' ', '') }
    : { phone: normalizePhone(typed) }
  const account = await findAccount(db, by, clock.today())
  if (!account || isErased(account)) {
    throw new Refusal('notFound', {
      message: texts.memberUnknown,
      fields: { member: texts.memberUnknown },
    })
  }
  return account
}
