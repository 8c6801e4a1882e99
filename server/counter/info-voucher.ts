import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { needsAmount } from '#domain/counter/saving.ts'
import { counterProblemText, counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { toWireTerms } from '#domain/voucher/api.ts'
import type { Caller, Context } from '../context.ts'
import { evaluateVoucher } from './evaluate-voucher.ts'

/** What a voucher is and whether it can be used here; refuses `notFound` for a code that nobody has. */
export async function infoVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.infoVoucher>,
  caller: Caller,
): Promise<Output<typeof api.infoVoucher>> {
  const evaluated = await evaluateVoucher(ctx, caller, input)
  if (!evaluated) throw new Refusal('notFound', { message: counterTexts.voucherUnknown })
  const { voucher, problem } = evaluated
  const { terms, campaignId, counter, counterOtp } = voucher
  const kind = counter === 'prize' ? 'prize' : 'offer'
  return {
    ...toWireTerms(terms),
    campaign_id: campaignId,
    code: maskCode(input.voucherCode),
    kind,
    usable: problem === null,
    ...(problem ? { problem, reason: counterProblemText(problem, terms) } : {}),
    needs_otp: counterOtp,
    needs_amount: needsAmount({ terms, minGoods: terms.minGoods, kind }),
  }
}
