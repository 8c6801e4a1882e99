import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { BackofficeOrder, settleWard as definition } from '#domain/order/backoffice/api.ts'
import { joinFullAddress } from '#domain/location/address.ts'
import { backofficeTexts } from '#domain/order/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { nameOldWard } from '../../identity/index.ts'
import { ensureKnownAddress, type AddressNames } from '../../location/index.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { announceOrder } from '../move/move-order.ts'
import { findUnsureWard, setWard } from './backoffice-order-queries.ts'
import { getBackofficeOrder } from './get-backoffice-order.ts'

/**
 * Names the old ward of an order whose buyer did not know it, and of the address the member keeps. Refuses `invalidInput` for a place that is
 * not part of the buyer's ward of today, `conflict` when the ward is known by now.
 */
export async function settleWard(
  ctx: Context,
  { code, ...place }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<BackofficeOrder> {
  const order = await findUnsureWard(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  const names = await ensureKnownAddress(ctx, { ...place, address: order.street })
  if (!names.newWards.some(({ id }) => id === order.newWardId)) {
    throw new Refusal('invalidInput', { fields: { ward_id: backofficeTexts.wardElsewhere } })
  }
  await ctx.db.transaction().execute(async (trx) => {
    const by = { actor: staffActor(caller), at: ctx.clock.now() }
    const settled = { code, ...place, fullAddress: names.fullAddress, place: placeOf(names), ...by }
    if (!(await setWard(trx, settled))) throw new Refusal('conflict')
    if (order.memberId !== null) {
      const { newWardId: new_ward_id, street: address } = order
      await nameOldWard(trx, order.memberId, { ...place, new_ward_id, address })
    }
    await recordAudit(ctx, trx, caller, {
      action: backofficeTexts.wardSettled,
      subject: { kind: 'order', id: code },
      after: { address: names.fullAddress },
    })
  })
  announceOrder(ctx, code)
  return getBackofficeOrder(ctx, { code }, caller)
}

/** Without the street: a history is kept longer than the person's address. */
function placeOf({ ward, district, province }: AddressNames): string {
  return joinFullAddress({ ward: ward?.name, district: district?.name, province: province.name })
}
