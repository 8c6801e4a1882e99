import { createHmac } from 'node:crypto'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { entryLockTexts as texts } from '#domain/genuine/backoffice/entry-locks.ts'
import type * as api from '#domain/genuine/backoffice/entry-locks.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { endCodeLock, listCodeLocks, type LockedEntry } from '../attempt-queries.ts'

const maxShown = 200

/** Phones that may not enter codes now, those locked last first. */
export async function listEntryLocks(
  ctx: Context,
  { phone }: ParsedInput<typeof api.listEntryLocks>,
): Promise<Output<typeof api.listEntryLocks>> {
  const locks = await listCodeLocks(ctx.db, ctx.clock.now(), phone ?? null)
  const items = locks.slice(0, maxShown).map((lock) => ({
    id: nameOf(ctx, lock),
    phone: maskPhone(lock.phone),
    place: lock.place,
    wrong: lock.wrong,
    until: toVietnamIso(lock.until),
  }))
  return { items, total: locks.length }
}

export async function endEntryLock(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.endEntryLock>,
  caller: Caller,
): Promise<Output<typeof api.endEntryLock>> {
  const now = ctx.clock.now()
  const phone = await ctx.db.transaction().execute(async (trx) => {
    const locks = await listCodeLocks(trx, now, null)
    const lock = locks.find((each) => nameOf(ctx, each) === id)
    if (!lock || !(await endCodeLock(trx, lock, now))) throw new Refusal('notFound')
    const masked = maskPhone(lock.phone)
    await recordAudit(ctx, trx, caller, {
      action: texts.ended,
      subject: { kind: 'entryLock', id: id.slice(0, 16) },
      reason,
      before: { phone: masked, place: lock.place },
    })
    return masked
  })
  return { phone }
}

/** Known to the screen that lists it, and no phone can be made of it. */
function nameOf({ config }: Pick<Context, 'config'>, { phone, place }: LockedEntry): string {
  return createHmac('sha256', config.secretKey)
    .update(`entry lock ${phone} ${place}`)
    .digest('base64url')
}
