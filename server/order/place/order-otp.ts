import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { type sendOrderOtp as definition } from '#domain/order/checks/api.ts'
import { needsProof } from '#domain/order/proof.ts'
import type { Caller, Context } from '../../context.ts'
import { sendCode, tryCode } from '../../otp/index.ts'
import type { Db } from '../../platform/db.ts'
import { networkOf } from '../../platform/network.ts'
import type { OrderSettings } from '../order-settings.ts'
import type { AskedOrder } from './asked-order.ts'

export function sendOrderOtp(
  ctx: Context,
  input: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Output<typeof definition>> {
  return sendCode(ctx, { ...input, purpose: 'checkout', asker: caller })
}

/**
 * Whether an order needs the code sent to the phone it names: every one with the ORDER_OTP setting on, else a
 * large one of a guest. Told by what the buyer says it costs, which is refused where it is not so.
 */
export function needsCode(
  { needsOtp, unproven }: OrderSettings,
  { input, member }: Pick<AskedOrder, 'input' | 'member'>,
): boolean {
  // One that is brought all the same is tried: strangers may have used the phone's or the network's share up.
  if (needsOtp || input.otp !== undefined) return true
  const { products, summary } = input
  return needsProof({ isMembers: member !== null, payment: summary.payment, products }, unproven)
}

/**
 * Small orders that nobody proved keep only so many pieces for one network in a day; beyond them the code is
 * asked for (`otpRequired`).
 */
export async function ensureRoomForUnproven(
  { limits }: Pick<Context, 'limits'>,
  { input, member, hasCode, asker, turns }: AskedOrder,
): Promise<void> {
  if (member || hasCode) return
  const pieces = input.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const taken = await limits.takeSeveral('unprovenAddress', networkOf(asker.ip), pieces)
  if (!taken) throw new Refusal('otpRequired')
  turns.push(taken)
}

/**
 * A code that comes with an order, or has to, is the one of the phone it names. In the order's
 * transaction, under its key: null, or the refusal that is told once the wrong try is committed.
 */
export async function tryOrderCode(
  ctx: Context,
  trx: Db,
  { input, asker }: Pick<AskedOrder, 'input' | 'asker'>,
): Promise<Refusal | null> {
  if (!input.otp) throw new Refusal('otpRequired')
  const phone = input.otp_phone ?? input.customer_phone
  if (phone !== input.customer_phone) throw new Refusal('otpNotValid')
  return tryCode(ctx, trx, { phone, code: input.otp, purpose: 'checkout', asker })
}
