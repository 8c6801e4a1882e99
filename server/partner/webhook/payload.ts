import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { Context } from '../../context.ts'
import { findFullName } from '../../identity/index.ts'
import { findAccount } from '../../loyalty/index.ts'
import { findShownOrder } from '../../order/index.ts'
import type { Claimed } from './delivery-queries.ts'

/** What a receiver reads: names and phones only where they may be told, and as long as they are known. */
export async function bodyOf(
  ctx: Context,
  { kind, object, data, at }: Claimed,
  isPersonal: boolean,
): Promise<string> {
  const person = isPersonal ? await personOf(ctx, object) : null
  return JSON.stringify({
    type: kind,
    timestamp: toVietnamIso(at),
    data: { ...inWireNames(data), ...(person ? { person } : {}) },
  })
}

function inWireNames({ payment_method: method, ...data }: Claimed['data']) {
  return method === undefined
    ? data
    : { ...data, payment_type: paymentTypes[method as PaymentMethod], currency: 'VND' }
}

interface Person {
  fullname?: string
  phone: string
}

async function personOf(ctx: Context, object: string): Promise<Person | null> {
  const [what, name = ''] = object.split(':')
  if (what === 'order') {
    const order = await findShownOrder(ctx, name)
    return order && { fullname: order.receiver.fullname, phone: order.receiver.phone }
  }
  const account =
    what === 'member' ? await findAccount(ctx.db, { loyaltyNumber: name }, ctx.clock.today()) : null
  if (!account?.phone) return null
  const fullName = account.memberId === null ? null : await findFullName(ctx.db, account.memberId)
  return { ...(fullName ? { fullname: fullName } : {}), phone: account.phone }
}
