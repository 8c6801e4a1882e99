import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { findCustomerById, type StoredCustomer } from './customer-queries.ts'
import { ensureOpen } from './open-customer.ts'

/** A customer who is open for whoever asks. Refusals: `notFound`, `lookNeeded`. */
export async function getOpenCustomer(
  ctx: Context,
  id: number,
  caller: Caller,
): Promise<StoredCustomer> {
  const customer = await findCustomerById(ctx.db, id)
  if (!customer) throw new Refusal('notFound')
  await ensureOpen(ctx, id, caller)
  return customer
}
