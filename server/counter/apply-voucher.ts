import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { CountedRefusal, runOnce } from '../platform/idempotency.ts'
import { getSaving, getUsableVoucher, readGoods } from './evaluate-voucher.ts'
import { takeAtCounter, type CounterUse } from './take-at-counter.ts'
import { tryVoucherCode } from './voucher-otp.ts'

type Input = ParsedInput<typeof api.applyVoucher>

/**
 * Uses a voucher for the customer at the counter, once for its key and once at all: somebody who is
 * quicker with it anywhere leaves this one refused (`voucherMemberInvalid`, in words).
 */
export async function applyVoucher(
  ctx: Context,
  input: Input,
  caller: Caller,
): Promise<Output<typeof api.applyVoucher>> {
  const ready = await prepare(ctx, input, caller).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  const pharmacy = getPharmacy(caller)
  const request = {
    scope: `POST /voucherLog ${pharmacy.code}`,
    key: caller.idempotencyKey!,
    body: input,
  }
  return runOnce(ctx, request, async (trx) => {
    // Whatever may refuse stands in here: the first answer is given again though the voucher is used now.
    if (ready instanceof Refusal) throw ready
    const { voucher } = ready
    const shown = { ...input, voucher, pharmacy: pharmacy.code, asker: caller }
    const refusal = voucher.counterOtp ? await tryVoucherCode(ctx, trx, shown) : null
    return refusal ? new CountedRefusal(refusal) : takeAtCounter(trx, ready)
  })
}

/** All that is read beforehand; what counts is decided again in the transaction. */
async function prepare(ctx: Context, input: Input, caller: Caller): Promise<CounterUse> {
  const { phone, voucherCode, amount } = input
  const voucher = await getUsableVoucher(ctx, caller, input)
  const goods = await readGoods(ctx, input.products)
  const saving = getSaving(voucher, { amount, lines: goods?.lines })
  return {
    pharmacy: getPharmacy(caller),
    phone,
    voucherCode,
    voucher,
    saving,
    amount,
    products: goods?.products ?? [],
    at: ctx.clock.now(),
  }
}
