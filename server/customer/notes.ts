import type { ParsedInput } from '#domain/contract.ts'
import type * as desk from '#domain/customer/backoffice/api.ts'
import { customerTexts as texts } from '#domain/customer/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getStaff } from '../platform/http/access.ts'
import { recordAudit } from '../staff/index.ts'
import { ensureOpen } from './open-customer.ts'
import { getOpenCustomer } from './get-open-customer.ts'

/** The words are of a person: the audit says that something was noted, not what. */
export async function addCustomerNote(
  ctx: Context,
  { id, words }: ParsedInput<typeof desk.addCustomerNote>,
  caller: Caller,
): Promise<desk.CustomerNote[]> {
  await getOpenCustomer(ctx, id, caller)
  const { id: staffId } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    await ensureStillThere(trx, id)
    const note = { customer_id: id, staff_id: staffId, words, created_at: ctx.clock.now() }
    await trx.insertInto('customer_note').values(note).execute()
    const subject = { kind: 'customer', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.noted, subject })
  })
  return listNotes(ctx.db, id, staffId)
}

export async function removeCustomerNote(
  ctx: Context,
  { id, note }: ParsedInput<typeof desk.removeCustomerNote>,
  caller: Caller,
): Promise<desk.CustomerNote[]> {
  await ensureOpen(ctx, id, caller)
  const { id: staffId } = getStaff(caller)
  await ctx.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('customer_note')
      .where('id', '=', note)
      .where('customer_id', '=', id)
      .where('staff_id', '=', staffId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal('notFound')
    const subject = { kind: 'customer', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.noteRemoved, subject })
  })
  return listNotes(ctx.db, id, staffId)
}

/** The newest first. */
export async function listNotes(
  db: Db,
  customerId: number,
  staffId: number,
): Promise<desk.CustomerNote[]> {
  const rows = await db
    .selectFrom('customer_note as n')
    .innerJoin('staff_user as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.words', 'n.staff_id', 'n.created_at', 's.full_name'])
    .where('n.customer_id', '=', customerId)
    .orderBy('n.id', 'desc')
    .limit(maxNotes)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    words: row.words,
    by: row.full_name,
    own: row.staff_id === staffId,
    at: toVietnamIso(row.created_at),
  }))
}

const maxNotes = 200

/** Erasing waits for us, or we see it: nothing is noted of whom nobody is any more. */
async function ensureStillThere(trx: Db, id: number): Promise<void> {
  const there = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('phone', 'is not', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!there) throw new Refusal('notFound')
}
