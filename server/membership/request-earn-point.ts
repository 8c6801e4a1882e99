import type { Output, ParsedInput } from '#domain/contract.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { getMember, getStore } from '../platform/http/actor.ts'
import { runOnce } from '../platform/idempotency.ts'
import { earnAlongVoucher } from './earn-along-voucher.ts'
import { enterCodes, lookCodesUp, type Entering } from './enter-codes.ts'
import { ensureMayTry, noteWrongTries } from './wrong-tries.ts'

/** V1: one code of a member. */
export async function earnWithCode(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithCode>,
  caller: Caller,
): Promise<Output<typeof api.earnWithCode>> {
  const results = await enter(ctx, caller, byMember(caller), [input.code], input)
  return results[0]!
}

/** V3: several codes of a member, an answer for each. */
export function earnWithCodes(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithCodes>,
  caller: Caller,
): Promise<Output<typeof api.earnWithCodes>> {
  return enter(ctx, caller, byMember(caller), input.codes, input)
}

/** V2: one code of a member, and a voucher used along. */
export function earnWithVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithVoucher>,
  caller: Caller,
): Promise<Output<typeof api.earnWithVoucher>> {
  return enterAlong(ctx, caller, byMember(caller), input)
}

/** V1 at a pharmacy's counter, for the customer whose phone it is. */
export async function storeEarn(
  ctx: Context,
  input: ParsedInput<typeof api.storeEarn>,
  caller: Caller,
): Promise<Output<typeof api.storeEarn>> {
  const results = await enter(ctx, caller, byStore(caller, input.phone), [input.code], input)
  return results[0]!
}

/** V2 at a counter. */
export function storeEarnWithVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.storeEarnWithVoucher>,
  caller: Caller,
): Promise<Output<typeof api.storeEarnWithVoucher>> {
  return enterAlong(ctx, caller, byStore(caller, input.phone), input)
}

/** V3 at a counter. */
export function storeEarnWithCodes(
  ctx: Context,
  input: ParsedInput<typeof api.storeEarnWithCodes>,
  caller: Caller,
): Promise<Output<typeof api.storeEarnWithCodes>> {
  return enter(ctx, caller, byStore(caller, input.phone), input.codes, input)
}

const ownPlace = 'Trang web An Lành'

function byMember(caller: Caller): Entering {
  const { id, phone } = getMember(caller)
  const { address } = caller
  return { phone, memberId: id, channel: 'member', storeCode: null, place: ownPlace, address }
}

function byStore(caller: Caller, phone: string): Entering {
  const { code, name } = getStore(caller)
  const { address } = caller
  return { phone, channel: 'store', storeCode: code, place: name, address }
}

async function enter(
  ctx: Context,
  caller: Caller,
  who: Entering,
  codes: readonly string[],
  body: object,
): Promise<EarnResult[]> {
  await ensureMayTry(ctx, who)
  const views = await lookCodesUp(ctx, who, codes)
  const results = await runOnce(ctx, requestOf(caller, who, body), async (trx) => {
    const answers = await enterCodes(ctx, trx, who, views)
    return codes.map((code) => answers.get(code)!)
  })
  await noteWrongTries(ctx, who, results.filter(isWrong).length)
  return results
}

async function enterAlong(
  ctx: Context,
  caller: Caller,
  who: Entering,
  input: { code: string; voucherCode?: string },
): Promise<EarnResult> {
  await ensureMayTry(ctx, who)
  const views = await lookCodesUp(ctx, who, [input.code])
  const result = await runOnce(ctx, requestOf(caller, who, input), (trx) =>
    earnAlongVoucher(ctx, trx, who, { ...input, views }),
  )
  await noteWrongTries(ctx, who, isWrong(result) ? 1 : 0)
  return result
}

/** A key counts for whoever sent it: nobody else's answer can be fetched with it. */
function requestOf(caller: Caller, { storeCode, memberId }: Entering, body: object) {
  const owner = memberId === undefined ? `store ${storeCode}` : `member ${memberId}`
  return { scope: `requestEarnPoint ${owner}`, key: caller.idempotencyKey!, body }
}

function isWrong({ code }: EarnResult): boolean {
  return code === resultCodes.codeIncorrect
}
