import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type * as api from '#domain/purchase/api.ts'
import { dueDays } from '#domain/purchase/due-days.ts'
import { followPurchase } from '#domain/purchase/follow-purchase.ts'
import { farthestDay, keptDays } from '#domain/purchase/limits.ts'
import { purchaseTexts as texts } from '#domain/purchase/texts.ts'
import type { Caller, Context, SignedInPharmacy } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { findPurchaseView } from './list-purchases.ts'
import {
  emptyPurchase,
  findPurchase,
  insertPurchase,
  lockSentBefore,
  updatePurchase,
  type PurchaseFields,
  type PurchaseRow,
} from './purchase-queries.ts'
import { applyFollowing, lockMade } from './reminder-queries.ts'

type Tools = Pick<Context, 'db' | 'clock'>
type Written = Omit<ParsedInput<typeof api.addPurchase>, 'client_key'>

/**
 * Writes a purchase down with its reminders. Sent once more by the same device it stays one record; what
 * the device has corrected before it heard the answer is taken over.
 */
export async function addPurchase(
  ctx: Tools,
  { client_key, ...input }: ParsedInput<typeof api.addPurchase>,
  caller: Caller,
): Promise<api.Purchase> {
  const pharmacy = getPharmacy(caller)
  const clientKey = client_key ?? null
  const fields = fieldsOf(input, ctx.clock.today())
  return ctx.db.transaction().execute(async (trx) => {
    const by = { pharmacyId: pharmacy.id, by: pharmacy.fullName, at: ctx.clock.now(), clientKey }
    const added = await insertPurchase(trx, fields, by)
    const id = added ?? (await takeOver(ctx, trx, pharmacy, clientKey!, fields))
    if (added !== null) await followReminders(ctx, trx, pharmacy, id, fields)
    return (await findPurchaseView(trx, pharmacy.id, id, ctx.clock.today()))!
  })
}

/** Changes a purchase; its open reminders follow, done ones stay. */
export async function changePurchase(
  ctx: Context,
  { id, version, ...input }: ParsedInput<typeof api.changePurchase>,
  caller: Caller,
): Promise<api.Purchase> {
  const pharmacy = getPharmacy(caller)
  const today = ctx.clock.today()
  const fields = fieldsOf(input, today)
  return ctx.db.transaction().execute(async (trx) => {
    const by = { pharmacyId: pharmacy.id, at: ctx.clock.now(), version: version ?? null }
    const changed = await updatePurchase(trx, id, fields, by)
    if (changed) await followReminders(ctx, trx, pharmacy, id, fields)
    const purchase = await findPurchaseView(trx, pharmacy.id, id, today)
    if (!purchase) throw new Refusal('notFound')
    if (!changed) {
      throw new Refusal('conflict', { message: texts.purchaseChanged, current: purchase })
    }
    return purchase
  })
}

/** Deletes a purchase with its reminders; nothing of the customer stays. */
export async function deletePurchase(
  ctx: Context,
  { id }: ParsedInput<typeof api.deletePurchase>,
  caller: Caller,
): Promise<{ ok: true }> {
  const { id: pharmacyId } = getPharmacy(caller)
  const at = ctx.clock.now()
  const deleted = await ctx.db
    .transaction()
    .execute((trx) => emptyPurchase(trx, id, { pharmacyId, at }))
  if (!deleted) throw new Refusal('notFound')
  return { ok: true }
}

async function takeOver(
  ctx: Tools,
  trx: Db,
  pharmacy: SignedInPharmacy,
  clientKey: string,
  fields: PurchaseFields,
): Promise<number> {
  const id = await lockSentBefore(trx, pharmacy.id, clientKey)
  if (id === 'deleted') throw new Refusal('conflict', { message: texts.purchaseDeleted })
  const before = (await findPurchase(trx, pharmacy.id, id))!
  // Whatever was changed since then is newer than what is sent once more.
  if (before.version > 1 || isSame(before, fields)) return id
  const by = { pharmacyId: pharmacy.id, at: ctx.clock.now(), version: 1 }
  await updatePurchase(trx, id, fields, by)
  await followReminders(ctx, trx, pharmacy, id, fields)
  return id
}

function isSame(row: PurchaseRow, fields: PurchaseFields): boolean {
  const written = ({ phone, customerName, purchasedOn, note, remindOn, lines }: PurchaseFields) =>
    JSON.stringify([
      phone,
      customerName,
      purchasedOn,
      note,
      remindOn,
      ...lines.map(({ name, quantity, daysOfSupply }) => [name, quantity, daysOfSupply]),
    ])
  return written(row) === written(fields)
}

async function followReminders(
  ctx: Tools,
  trx: Db,
  pharmacy: SignedInPharmacy,
  id: number,
  fields: PurchaseFields,
): Promise<void> {
  const made = await lockMade(trx, id)
  const following = followPurchase(made, dueDays(fields), ctx.clock.today())
  await applyFollowing(trx, id, following, { by: pharmacy.fullName, at: ctx.clock.now() })
}

function fieldsOf(input: Written, today: VietnamDay): PurchaseFields {
  ensureDays(input, today)
  return {
    phone: input.phone,
    customerName: input.customer_name,
    purchasedOn: input.purchased_at,
    note: input.note ?? '',
    remindOn: input.remind_at ?? null,
    lines: input.products.map((line) => ({
      productId: line.product_id ?? null,
      name: line.name,
      quantity: line.quantity,
      daysOfSupply: line.days_of_supply ?? null,
    })),
  }
}

function ensureDays({ purchased_at: bought, remind_at: remind }: Written, today: VietnamDay): void {
  const fields: Record<string, string> = {}
  const earliest = addDays(today, -keptDays)
  if (bought > today) fields['purchased_at'] = texts.boughtLater
  if (bought < earliest) fields['purchased_at'] = texts.boughtTooLongAgo(earliest)
  if (remind !== undefined && remind < bought) fields['remind_at'] = texts.remindBeforeBought
  if (remind !== undefined && remind > farthestDay(today)) {
    fields['remind_at'] = texts.tooFar(farthestDay(today))
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}
