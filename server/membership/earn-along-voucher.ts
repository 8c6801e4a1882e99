import type { ResultName } from '#domain/loyalty/result-codes.ts'
import { findOwnVoucher } from '../voucher/index.ts'
import { earnByCodes, type Earned } from './earn-by-codes.ts'
import { undoIfNull } from './savepoint-queries.ts'
import { redeemCodes, type EarnTransaction } from './redeem-codes.ts'

/**
 * V2: the voucher is looked at first, so that a wrong one (result 13) leaves the code whole; it is
 * used only when the code has earned. Both used before: result 4.
 */
export async function earnAlongVoucher(
  transaction: EarnTransaction,
  voucherCode: string,
): Promise<Earned> {
  // A guess stays a guess, whatever voucher comes along with it.
  if (!isCodeKnown(transaction)) return (await earnByCodes(transaction)) ?? refused(transaction)
  const voucher = await findVoucher(transaction, voucherCode)
  if (voucher?.state === 'used' && isCodeUsed(transaction)) return bothUsed(transaction)
  if (voucher?.state !== 'free') return refused(transaction)
  // Somebody may be quicker with the voucher: then the code stays whole.
  return (
    (await undoIfNull(transaction.trx, () => earnByCodes(transaction, voucher))) ??
    refused(transaction)
  )
}

async function findVoucher({ ctx, trx, snapshot }: EarnTransaction, code: string) {
  const { account, today } = snapshot
  return account && findOwnVoucher(ctx, trx, { accountId: account.id, code, today })
}

function isCodeKnown({ snapshot }: EarnTransaction): boolean {
  return [...snapshot.codes.values()].every(({ found }) => found)
}

function isCodeUsed({ snapshot }: EarnTransaction): boolean {
  return [...snapshot.codes.values()].every(({ found }) => found?.redemption)
}

async function bothUsed(transaction: EarnTransaction): Promise<Earned> {
  const { account, codes } = await redeemCodes(transaction)
  const result: ResultName = 'codeAndVoucherUsed'
  return {
    codes: codes.map((outcomes) => ({ ...outcomes, result })),
    credits: new Map(),
    available: account?.available ?? 0,
  }
}

function refused({ snapshot }: EarnTransaction): Earned {
  const result: ResultName = 'voucherNotBound'
  return {
    codes: [...snapshot.codes.keys()].map((code) => ({ code, result, view: null })),
    credits: new Map(),
    available: snapshot.account?.available ?? 0,
  }
}
