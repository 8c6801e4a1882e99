import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/desk/api.ts'
import { auditTexts, deskStoreTexts as texts } from '#domain/drugstore/desk/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { hashPassword, inHashingQueue } from '../../identity/index.ts'
import type { Db } from '../../platform/db.ts'
import { clearName, recordAudit } from '../../staff/index.ts'
import { drawPassword } from '../draw.ts'
import { endSessions } from '../session-store.ts'
import { insertUser, lockUser, updateUser, type UserRow } from '../user-store.ts'
import { toAccount } from './view.ts'
import { getLockedStore } from './write-stores.ts'

/**
 * With a drawn password, which this answer alone tells. Refusals: `notFound`, `conflict` for a name
 * that somebody has, at a store or at the desk.
 */
export async function addStoreAccount(
  ctx: Context,
  { code, reason, ...person }: ParsedInput<typeof api.addStoreAccount>,
  caller: Caller,
): Promise<Output<typeof api.addStoreAccount>> {
  const { password, password_hash } = await drawFactor(ctx, caller)
  const account = await ctx.db.transaction().execute(async (trx) => {
    const store = await getLockedStore(trx, code)
    const factor = { password_hash, must_change: true, created_at: ctx.clock.now() }
    const made = await insertUser(trx, { ...person, ...factor, drugstore_id: store.id })
    if (!made) throw new Refusal('conflict', { fields: { username: texts.usernameTaken } })
    const subject = { kind: 'store', id: store.code } as const
    const entry = { action: auditTexts.accountAdded, subject, reason, after: person }
    await recordAudit(ctx, trx, caller, entry)
    return made
  })
  return { account: toAccount(account), password }
}

/** A disabled one is out at the next call. */
export async function changeStoreAccount(
  ctx: Context,
  { code, id, reason, ...after }: ParsedInput<typeof api.changeStoreAccount>,
  caller: Caller,
): Promise<api.StoreAccount> {
  return ctx.db.transaction().execute(async (trx) => {
    const { before, subject } = await lockAccount(trx, code, id)
    const account = await updateUser(trx, id, after)
    if (after.status === 'disabled') await endSessions(trx, { userId: id }, ctx.clock.now())
    const change = { before: factsOf(before), after: factsOf(account) }
    const action = auditTexts.accountChanged
    await recordAudit(ctx, trx, caller, { action, subject, reason, ...change })
    return toAccount(account)
  })
}

/** A new drawn password; the account is out everywhere, and a lock on its name is lifted. */
export async function resetStoreAccount(
  ctx: Context,
  { code, id, reason }: ParsedInput<typeof api.resetStoreAccount>,
  caller: Caller,
): Promise<Output<typeof api.resetStoreAccount>> {
  const { password, password_hash } = await drawFactor(ctx, caller)
  const account = await ctx.db.transaction().execute(async (trx) => {
    const { before, subject } = await lockAccount(trx, code, id)
    const reset = await updateUser(trx, id, { password_hash, must_change: true })
    await endSessions(trx, { userId: id }, ctx.clock.now())
    await clearName(trx, before.username)
    const after = { username: before.username }
    const action = auditTexts.accountReset
    await recordAudit(ctx, trx, caller, { action, subject, reason, after })
    return reset
  })
  return { account: toAccount(account), password }
}

/** Before the transaction: hashing is slow, and no row need wait for it. */
async function drawFactor(ctx: Context, { address }: Caller) {
  const password = drawPassword()
  const hash = () => hashPassword(ctx.config, password)
  return { password, password_hash: await inHashingQueue(ctx, { door: 'work', address }, hash) }
}

async function lockAccount(trx: Db, code: string, id: number) {
  const store = await getLockedStore(trx, code)
  const before = await lockUser(trx, { id, storeId: store.id })
  if (!before) throw new Refusal('notFound')
  return { before, subject: { kind: 'store', id: store.code } as const }
}

function factsOf({ username, full_name, role, status }: UserRow) {
  return { username, full_name, role, status }
}
