import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { checkPassword, replacePassword } from '../session/index.ts'
import type { Db } from '../platform/db.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { ensureUncommon, namesWayIn, tryOfSession } from '../staff/index.ts'
import { pharmacyAccounts } from './pharmacy-accounts.ts'
import { pharmacySessions } from './sessions.ts'
import { pharmacyRuleTexts as texts } from './texts.ts'
import { replaceHash } from './user-queries.ts'

const wayIn = { ...namesWayIn([pharmacyAccounts]), refuse: async () => wrongPassword() }

/** With the old password; the account's other devices are out at their next call. */
export async function changePharmacyPassword(
  ctx: Context,
  { old_password, password }: ParsedInput<typeof api.changePharmacyPassword>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { username: name, fullName: full_name, userId, sessionId } = getPharmacy(caller)
  const given = { from: tryOfSession(name, sessionId), password: old_password }
  const checked = await checkPassword(ctx, wayIn, given, caller)
  const old = checked.account.passwordHash
  await ensureUncommon(ctx, password, { username: name, full_name })
  const write = async (trx: Db, hash: string) => {
    if (!(await replaceHash(trx, { id: userId, old, hash }))) throw wrongPassword()
    return { of: userId, keep: sessionId }
  }
  await replacePassword(ctx, pharmacySessions, { password, door: 'work', write }, caller)
  await checked.forget()
  return { ok: true }
}

function wrongPassword(): Refusal {
  const message = texts.oldPasswordWrong
  return new Refusal('accountWrongPwd', { message, fields: { old_password: message } })
}
