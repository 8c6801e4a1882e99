import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { orderTexts } from '#domain/order/texts.ts'
import { codeCause, useUpReturned, type FoundCode } from '../../genuine/index.ts'
import { isErased, lockAccount, takeBackEarned } from '../../loyalty/index.ts'
import type { Db } from '../../platform/db.ts'
import { revokeVoucher } from '../../voucher/index.ts'
import { codeReturnCause } from '../causes.ts'
import { insertCodeBack } from './code-queries.ts'

export interface TakenCode {
  code: string
  found: FoundCode
}

/**
 * Holds the accounts whose points go with a return, `buyer` among them, in the order of their ids: two
 * returns never wait for each other. Gives those that somebody is still behind.
 */
export async function lockAccounts(
  trx: Db,
  { buyer, codes, at }: { buyer: number | null; codes: readonly TakenCode[]; at: Date },
): Promise<Set<number>> {
  const ids = [buyer, ...codes.map(({ found }) => found.redemption?.accountId ?? null)]
  const known = new Set(ids.filter((id) => id !== null))
  const alive = new Set<number>()
  for (const id of [...known].toSorted((one, other) => one - other)) {
    if (!isErased(await lockAccount(trx, id, at))) alive.add(id)
  }
  return alive
}

/**
 * The codes of boxes that came back earn no more, and what they earned leaves whoever entered them; what
 * was spent is owed. Gives the points. Refuses `conflict` when somebody was quicker with one of them.
 */
export async function takeCodesBack(
  trx: Db,
  codes: readonly TakenCode[],
  of: { returnId: number; alive: ReadonlySet<number>; at: Date },
): Promise<number> {
  let points = 0
  for (const one of codes.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    points += await takeBack(trx, one, of)
  }
  return points
}

/** The vouchers that came along with these codes, where they are not in use. */
export async function revokeVouchersOf(trx: Db, codes: readonly TakenCode[]): Promise<void> {
  for (const { found } of codes) {
    if (found.batch.voucherCampaignId === null || !found.redemption) continue
    await revokeVoucher(trx, { cause: `${codeCause(found.hash)}:voucher` })
  }
}

async function takeBack(
  trx: Db,
  { code, found: { hash, batch, redemption } }: TakenCode,
  { returnId, alive, at }: { returnId: number; alive: ReadonlySet<number>; at: Date },
): Promise<number> {
  const isUnused = redemption === null
  const use = { hash, code, batchId: batch.id, place: orderTexts.boxBack, at }
  if (isUnused && !(await useUpReturned(trx, use))) throw new Refusal('conflict')
  const codeMasked = maskCode(code)
  const earner = redemption?.accountId ?? null
  const isTaken = earner !== null && alive.has(earner) && redemption!.point > 0
  const taken = isTaken ? { accountId: earner, point: redemption!.point } : nothing
  if (!(await insertCodeBack(trx, { hash, returnId, codeMasked, ...taken }))) {
    throw new Refusal('conflict')
  }
  if (taken.accountId === null) return 0
  await takeBackEarned(trx, {
    accountId: taken.accountId,
    points: taken.point,
    at,
    cause: codeReturnCause(hash),
    earnedBy: codeCause(hash),
    note: orderTexts.codeBack(codeMasked),
  })
  return taken.point
}

const nothing = { accountId: null, point: 0 }
