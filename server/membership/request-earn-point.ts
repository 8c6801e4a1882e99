import type { Output, ParsedInput } from '#domain/contract.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type * as api from '#domain/membership/api.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { runOnce } from '../platform/idempotency.ts'
import { networkOf } from '../platform/network.ts'
import { earnAlongVoucher } from './earn-along-voucher.ts'
import { enterCodes } from './enter-codes.ts'
import { fromMember, fromPharmacy, type EarnRequester } from './earn-requester.ts'
import { reserveTries } from './guesses.ts'
import { loadCodes } from './load-codes.ts'
import { canTellBalance } from './can-tell-balance.ts'

/** V1: one code of a member. */
export async function earnWithCode(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithCode>,
  caller: Caller,
): Promise<Output<typeof api.earnWithCode>> {
  const who = await fromMember(ctx, caller)
  return first(await enter(ctx, caller, who, { codes: [input.code], body: input }))
}

/** V2: one code of a member, and a voucher used along. */
export async function earnWithVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithVoucher>,
  caller: Caller,
): Promise<Output<typeof api.earnWithVoucher>> {
  const who = await fromMember(ctx, caller)
  const { code, voucherCode } = input
  return first(await enter(ctx, caller, who, { codes: [code], voucherCode, body: input }))
}

/** V3: several codes of a member, an answer for each. */
export async function earnWithCodes(
  ctx: Context,
  input: ParsedInput<typeof api.earnWithCodes>,
  caller: Caller,
): Promise<Output<typeof api.earnWithCodes>> {
  const who = await fromMember(ctx, caller)
  return enter(ctx, caller, who, { codes: input.codes, body: input })
}

/** V1 at a pharmacy's counter, for the customer whose phone it is. */
export async function pharmacyEarn(
  ctx: Context,
  input: ParsedInput<typeof api.pharmacyEarn>,
  caller: Caller,
): Promise<Output<typeof api.pharmacyEarn>> {
  const who = await fromPharmacy(ctx, caller, input)
  return first(await enter(ctx, caller, who, { codes: [input.code], body: input }))
}

/** V2 at a counter. */
export async function pharmacyEarnWithVoucher(
  ctx: Context,
  input: ParsedInput<typeof api.pharmacyEarnWithVoucher>,
  caller: Caller,
): Promise<Output<typeof api.pharmacyEarnWithVoucher>> {
  const who = await fromPharmacy(ctx, caller, input)
  const { code, voucherCode } = input
  return first(await enter(ctx, caller, who, { codes: [code], voucherCode, body: input }))
}

/** V3 at a counter. */
export async function pharmacyEarnWithCodes(
  ctx: Context,
  input: ParsedInput<typeof api.pharmacyEarnWithCodes>,
  caller: Caller,
): Promise<Output<typeof api.pharmacyEarnWithCodes>> {
  const who = await fromPharmacy(ctx, caller, input)
  return enter(ctx, caller, who, { codes: input.codes, body: input })
}

interface Entry {
  codes: readonly string[]
  voucherCode?: string | undefined
  /** As it came. */
  body: object
}

async function enter(
  ctx: Context,
  caller: Caller,
  who: EarnRequester,
  { codes, voucherCode, body }: Entry,
): Promise<EarnResult[]> {
  const loading = loadEntry(ctx, who, codes)
  // Heard of below, once the tries can be given back.
  loading.catch(() => undefined)
  const tries = await reserveTries(ctx, { ...who, network: networkOf(who.address) }, codes.length)
  let wrong = 0
  const work = async (trx: Db) => {
    // Whatever may refuse or counts stands in here: a first answer is given again as it was.
    tries.ensureRoom()
    const transaction = { ctx, trx, who, ...(await loading) }
    const answers = await (voucherCode
      ? enterCodes(transaction, () => earnAlongVoucher(transaction, voucherCode))
      : enterCodes(transaction))
    wrong = [...answers.values()].filter(isWrong).length
    return codes.map((code) => answers.get(code)!)
  }
  try {
    // Before the transaction: inside it nothing waits for a second connection.
    await loading
    return await runOnce(ctx, requestOf(caller, who, body), work)
  } finally {
    await tries.settle(wrong)
  }
}

async function loadEntry(ctx: Context, who: EarnRequester, codes: readonly string[]) {
  const snapshot = await loadCodes(ctx, who, codes)
  return { snapshot, tellsBalance: await canTellBalance(ctx, who, snapshot) }
}

/**
 * A key counts for whoever sent it: nobody else's answer can be fetched with it. Who entered it is no part of
 * what is asked: a page from before it was told may send the same again.
 */
function requestOf(caller: Caller, { pharmacyCode, memberId }: EarnRequester, input: object) {
  const body = { ...input, entered_by: undefined }
  const owner = memberId === undefined ? `store ${pharmacyCode}` : `member ${memberId}`
  return { scope: `requestEarnPoint ${owner}`, key: caller.idempotencyKey!, body }
}

function isWrong({ code }: EarnResult): boolean {
  return code === resultCodes.codeIncorrect
}

function first(results: readonly EarnResult[]): EarnResult {
  return results[0]!
}
