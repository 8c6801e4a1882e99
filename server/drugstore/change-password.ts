import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { hashPassword, inHashingQueue } from '../identity/index.ts'
import { getStore } from '../platform/http/actor.ts'
import { ensureUncommon, forgetTries, tryOfSession, tryPassword } from '../staff/index.ts'
import { endSessions } from './session-store.ts'
import { storeAccounts } from './store-accounts.ts'
import { drugstoreTexts as texts } from './texts.ts'
import { replacePassword } from './user-store.ts'

/** With the old password; the account's other devices are out at their next call. */
export async function changeStorePassword(
  ctx: Context,
  { old_password, password }: ParsedInput<typeof api.changeStorePassword>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { username: name, fullName: full_name, sessionId } = getStore(caller)
  const from = tryOfSession(name, sessionId)
  const given = { from, password: old_password }
  const { account, counted } = await tryPassword(ctx, [storeAccounts], given, caller)
  const old = account?.passwordHash
  if (!old) throw wrongPassword()
  await ensureUncommon(ctx, password, { username: name, full_name })
  const hash = await inHashingQueue(ctx, { door: 'work', address: caller.address }, () =>
    hashPassword(ctx.config, password),
  )
  await keepPassword(ctx, { old, hash }, caller)
  await forgetTries(ctx, from, counted)
  return { ok: true }
}

async function keepPassword(
  ctx: Context,
  { old, hash }: { old: string; hash: string },
  caller: Caller,
): Promise<void> {
  const { userId, sessionId } = getStore(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const isKept = await replacePassword(trx, { id: userId, old, hash })
    if (!isKept) throw wrongPassword()
    await endSessions(trx, { userId, keep: sessionId }, ctx.clock.now())
  })
}

function wrongPassword(): Refusal {
  const message = texts.oldPasswordWrong
  return new Refusal('accountWrongPwd', { message, fields: { old_password: message } })
}
