import type { ResultName } from '#domain/loyalty/result-codes.ts'
import { findOwnVoucher } from '../voucher/index.ts'
import { earnByCodes, type Earned } from './earn-by-codes.ts'
import { undoIfNull } from './savepoint-store.ts'
import { takeCodes, type Desk } from './take-codes.ts'

/**
 * V2: the voucher is looked at first, so that a wrong one (result 13) leaves the code whole; it is
 * used only when the code has earned. Both used before: result 4.
 */
export async function earnAlongVoucher(desk: Desk, voucherCode: string): Promise<Earned> {
  // A guess stays a guess, whatever voucher comes along with it.
  if (!isCodeKnown(desk)) return (await earnByCodes(desk)) ?? refused(desk)
  const voucher = await findVoucher(desk, voucherCode)
  if (voucher?.state === 'used' && isCodeUsed(desk)) return bothUsed(desk)
  if (voucher?.state !== 'free') return refused(desk)
  // Somebody may be quicker with the voucher: then the code stays whole.
  return (await undoIfNull(desk.trx, () => earnByCodes(desk, voucher))) ?? refused(desk)
}

async function findVoucher({ ctx, trx, looked }: Desk, code: string) {
  const { account, today } = looked
  return account && findOwnVoucher(ctx, trx, { accountId: account.id, code, today })
}

function isCodeKnown({ looked }: Desk): boolean {
  return [...looked.codes.values()].every(({ found }) => found)
}

function isCodeUsed({ looked }: Desk): boolean {
  return [...looked.codes.values()].every(({ found }) => found?.redemption)
}

async function bothUsed(desk: Desk): Promise<Earned> {
  const { account, codes } = await takeCodes(desk)
  const result: ResultName = 'codeAndVoucherUsed'
  return {
    codes: codes.map((taken) => ({ ...taken, result })),
    credits: new Map(),
    available: account?.available ?? 0,
  }
}

function refused({ looked }: Desk): Earned {
  const result: ResultName = 'voucherNotBound'
  return {
    codes: [...looked.codes.keys()].map((code) => ({ code, result, view: null })),
    credits: new Map(),
    available: looked.account?.available ?? 0,
  }
}
