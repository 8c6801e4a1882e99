import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/pharmacy/backoffice/api.ts'
import { pharmacyTexts as texts } from '#domain/pharmacy/backoffice/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { hashPassword, inHashingQueue } from '../../session/index.ts'
import type { Db } from '../../platform/db.ts'
import { clearName, recordAudit } from '../../staff/index.ts'
import { generatePassword } from '../draw.ts'
import { pharmacySessions } from '../sessions.ts'
import { insertUser, lockUser, updateUser, type UserRow } from '../user-queries.ts'
import { toAccount } from './view.ts'
import { getLockedPharmacy } from './get-locked-pharmacy.ts'

/**
 * With a drawn password, which this answer alone tells. Refusals: `notFound`, `conflict` for a name
 * that somebody has, at a pharmacy or in the back office.
 */
export async function addPharmacyAccount(
  ctx: Context,
  { code, reason, ...person }: ParsedInput<typeof api.addPharmacyAccount>,
  caller: Caller,
): Promise<Output<typeof api.addPharmacyAccount>> {
  const { password, password_hash } = await drawFactor(ctx, caller)
  const account = await ctx.db.transaction().execute(async (trx) => {
    const pharmacy = await getLockedPharmacy(trx, code)
    const factor = { password_hash, must_change: true, created_at: ctx.clock.now() }
    const made = await insertUser(trx, { ...person, ...factor, drugstore_id: pharmacy.id })
    if (!made) throw new Refusal('conflict', { fields: { username: texts.usernameTaken } })
    const subject = { kind: 'store', id: pharmacy.code } as const
    const entry = { action: texts.accountAdded, subject, reason, after: person }
    await recordAudit(ctx, trx, caller, entry)
    return made
  })
  return { account: toAccount(account), password }
}

/** A disabled one is out at the next call. */
export async function changePharmacyAccount(
  ctx: Context,
  { code, id, reason, ...after }: ParsedInput<typeof api.changePharmacyAccount>,
  caller: Caller,
): Promise<api.PharmacyAccount> {
  return ctx.db.transaction().execute(async (trx) => {
    const { before, subject } = await lockAccount(trx, code, id)
    const account = await updateUser(trx, id, after)
    if (after.status === 'disabled') await pharmacySessions.end(trx, { of: id }, ctx.clock.now())
    const change = { before: factsOf(before), after: factsOf(account) }
    const action = texts.accountChanged
    await recordAudit(ctx, trx, caller, { action, subject, reason, ...change })
    return toAccount(account)
  })
}

/** A new drawn password; the account is out everywhere, and a lock on its name is lifted. */
export async function resetPharmacyAccount(
  ctx: Context,
  { code, id, reason }: ParsedInput<typeof api.resetPharmacyAccount>,
  caller: Caller,
): Promise<Output<typeof api.resetPharmacyAccount>> {
  const { password, password_hash } = await drawFactor(ctx, caller)
  const account = await ctx.db.transaction().execute(async (trx) => {
    const { before, subject } = await lockAccount(trx, code, id)
    const reset = await updateUser(trx, id, { password_hash, must_change: true })
    await pharmacySessions.end(trx, { of: id }, ctx.clock.now())
    await clearName(trx, before.username)
    const after = { username: before.username }
    const action = texts.accountReset
    await recordAudit(ctx, trx, caller, { action, subject, reason, after })
    return reset
  })
  return { account: toAccount(account), password }
}

/** Before the transaction: hashing is slow, and no row need wait for it. */
async function drawFactor(ctx: Context, { ip }: Caller) {
  const password = generatePassword()
  const hash = () => hashPassword(ctx.config, password)
  return { password, password_hash: await inHashingQueue(ctx, { door: 'work', address: ip }, hash) }
}

async function lockAccount(trx: Db, code: string, id: number) {
  const pharmacy = await getLockedPharmacy(trx, code)
  const before = await lockUser(trx, { id, pharmacyId: pharmacy.id })
  if (!before) throw new Refusal('notFound')
  return { before, subject: { kind: 'store', id: pharmacy.code } as const }
}

function factsOf({ username, full_name, role, status }: UserRow) {
  return { username, full_name, role, status }
}
