import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { points } from '#domain/kernel/points.ts'
import { resultCodes, resultMessage, type ResultName } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { findOwnVoucher, useOwnVoucher, type OwnVoucher } from '../voucher/index.ts'
import { enterCodes, type Entering, type LookedUp } from './enter-codes.ts'

interface CodeAndVoucher {
  code: string
  voucherCode?: string
  views: LookedUp
}

/**
 * V2: the voucher is looked at first, so that a wrong one (result 13) leaves the code whole; it is
 * used only when the code has earned. Both used before: result 4.
 */
export async function earnAlongVoucher(
  ctx: Context,
  trx: Db,
  who: Entering,
  { code, voucherCode, views }: CodeAndVoucher,
): Promise<EarnResult> {
  const view = views.get(code)!
  const enter = async () => (await enterCodes(ctx, trx, who, views)).get(code)!
  if (!voucherCode) return enter()
  const voucher = await findVoucher(ctx, trx, who, voucherCode)
  if (voucher?.voucher.state === 'used' && view.found?.redemption) {
    return { ...(await enter()), ...says('codeAndVoucherUsed') }
  }
  if (voucher?.voucher.state !== 'free') {
    return {
      ...says('voucherNotBound'),
      point: points(0),
      available_point: points(view.account?.available ?? 0),
      code_masked: maskCode(code),
    }
  }
  const result = await enter()
  if (result.point === 0) return result
  const isUsed = await useOwnVoucher(trx, { ...voucher, at: ctx.clock.now() })
  // Somebody was quicker with the voucher: all of it is rolled back, the code stays whole.
  if (!isUsed) throw new Refusal('voucherMemberInvalid', { fields: { voucherCode: usedMeanwhile } })
  return { ...result, voucher_used: { code: voucherCode, name: voucher.voucher.name } }
}

const usedMeanwhile = 'Voucher vừa được sử dụng'

async function findVoucher(
  ctx: Context,
  trx: Db,
  who: Entering,
  code: string,
): Promise<{ voucher: OwnVoucher; accountId: number } | null> {
  const today = ctx.clock.today()
  const account = await findAccount(trx, { phone: who.phone }, today)
  if (!account) return null
  const voucher = await findOwnVoucher(trx, { accountId: account.id, code, today })
  return voucher && { voucher, accountId: account.id }
}

function says(name: ResultName) {
  return { code: resultCodes[name], message: resultMessage(name) }
}
