import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/location/api.ts'
import type { DeliveryEstimate } from '#domain/location/delivery.ts'
import type { Context } from '#server/context.ts'
import { findEstimate, selectLeadTimes } from './delivery-store.ts'

export async function getEstimatedDelivery(
  { db }: Pick<Context, 'db'>,
  { provinceId }: ParsedInput<typeof api.getEstimatedDelivery>,
): Promise<DeliveryEstimate> {
  const estimate = await findEstimate(db, provinceId)
  if (!estimate) throw new Refusal('notFound')
  return estimate
}

export async function listWarehouseLeadTimes(
  { db }: Pick<Context, 'db'>,
  { shippingType, orderType }: ParsedInput<typeof api.listWarehouseLeadTimes>,
): Promise<Output<typeof api.listWarehouseLeadTimes>> {
  return selectLeadTimes(db, shippingType, orderType)
}
