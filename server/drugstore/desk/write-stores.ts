import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/desk/api.ts'
import { auditTexts, deskStoreTexts as texts } from '#domain/drugstore/desk/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../../staff/index.ts'
import { placeOf } from '../place.ts'
import { saveDrugstore } from '../save-drugstore.ts'
import { endSessions } from '../session-store.ts'
import { lockStore, updateStore, type StoreRow } from '../store.ts'
import { getDeskStore } from './read-stores.ts'

/** Refusal: `conflict` for a code that another store has, in either case. */
export async function addDeskStore(
  ctx: Context,
  { reason, ...fields }: ParsedInput<typeof api.addDeskStore>,
  caller: Caller,
): Promise<api.DeskStoreDetail> {
  ensureWholePoint(fields)
  const { code } = await ctx.db.transaction().execute(async (trx) => {
    const made = await saveDrugstore(ctx, trx, fields)
    if (!made) throw new Refusal('conflict', { fields: { code: texts.codeTaken } })
    const subject = { kind: 'store', id: made.code } as const
    const after = factsOf(made)
    await recordAudit(ctx, trx, caller, { action: auditTexts.added, subject, reason, after })
    return made
  })
  return getDeskStore(ctx, { code })
}

/**
 * Of two who change one store the second hears `conflict`. Closing ends all sessions: everybody is out
 * at their next call and stays out when it is opened again.
 */
export async function changeDeskStore(
  ctx: Context,
  { code, version, reason, ...fields }: ParsedInput<typeof api.changeDeskStore>,
  caller: Caller,
): Promise<api.DeskStoreDetail> {
  ensureWholePoint(fields)
  await ctx.db.transaction().execute(async (trx) => {
    const before = await getLockedStore(trx, code)
    if (before.version !== version) throw new Refusal('conflict')
    const after = await changed(ctx, trx, before, fields)
    await recordAudit(ctx, trx, caller, {
      action: actionOf(before.status, fields.status),
      subject: { kind: 'store', id: before.code },
      reason,
      before: factsOf(before),
      after,
    })
  })
  return getDeskStore(ctx, { code })
}

/** A store, held until the transaction ends. Refusal: `notFound`. */
export async function getLockedStore(trx: Db, code: string): Promise<StoreRow> {
  const store = await lockStore(trx, code)
  if (!store) throw new Refusal('notFound')
  return store
}

type Fields = Omit<ParsedInput<typeof api.changeDeskStore>, 'code' | 'version' | 'reason'>

async function changed(ctx: Context, trx: Db, before: StoreRow, fields: Fields) {
  const now = ctx.clock.now()
  const { name, phone, status, latitude = null, longitude = null } = fields
  const values = { name, phone, status, latitude, longitude, ...(await placeOf(trx, fields)) }
  await updateStore(trx, before.id, { ...values, updated_at: now })
  if (status === 'disabled') await endSessions(trx, { storeId: before.id }, now)
  return factsOf({ ...before, ...values })
}

function factsOf({ code, name, phone, full_address, latitude, longitude, status }: StoreRow) {
  return { code, name, phone, full_address, latitude, longitude, status }
}

function actionOf(before: StoreRow['status'], after: StoreRow['status']): string {
  if (before === after) return auditTexts.changed
  return after === 'disabled' ? auditTexts.closed : auditTexts.opened
}

function ensureWholePoint({
  latitude,
  longitude,
}: {
  latitude?: number
  longitude?: number
}): void {
  if ((latitude === undefined) === (longitude === undefined)) return
  const field = latitude === undefined ? 'latitude' : 'longitude'
  throw new Refusal('invalidInput', { fields: { [field]: texts.pointIncomplete } })
}
