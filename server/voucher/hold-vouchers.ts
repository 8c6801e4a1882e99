import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { VoucherProblem } from '#domain/voucher/api.ts'
import { problemText } from '#domain/voucher/texts.ts'
import type { Db } from '../platform/db.ts'
import type { UsableVoucher } from './judged.ts'
import {
  countForCampaign,
  countForHolder,
  freeVoucher,
  insertUses,
  releaseUses,
  settleUses,
  takeVoucher,
  uncount,
  type TakenOne,
} from './use-queries.ts'

type TakenVoucher = Pick<UsableVoucher, 'code' | 'campaignId' | 'voucherId' | 'saving'>

export interface VoucherHold {
  vouchers: readonly TakenVoucher[]
  /** `findHolders(…)` or `holderOf(…)`. */
  holder: string
  beside?: readonly string[]
  /** `order:{code}`. */
  cause: string
  at: Date
}

export interface LostVoucher {
  code: string
  problem: VoucherProblem
  reason: string
}

/**
 * Takes vouchers for a cause: campaigns with their holder's counts by id, then vouchers by id. Gives
 * those that somebody else was quicker with; then the caller refuses, so that all is rolled back.
 */
export async function holdVouchers(trx: Db, hold: VoucherHold): Promise<LostVoucher[]> {
  const { vouchers, holder, beside = [], at } = hold
  if (vouchers.length === 0) return []
  for (const [id, ofCampaign] of byCampaign(vouchers)) {
    const count = ofCampaign.length
    if (!(await countForCampaign(trx, id, count))) return ofCampaign.map(lostBy('exhausted'))
    const isAllowed = await countForHolder(trx, { id, holder, beside, count })
    if (!isAllowed) return ofCampaign.map(lostBy('memberLimit'))
  }
  const today = vietnamDayOf(at)
  for (const voucher of withOwnCode(vouchers)) {
    if (!(await takeVoucher(trx, voucher.voucherId, today))) return [lostBy('held')(voucher)]
  }
  await insertUses(trx, hold)
  return []
}

/** What was held for a cause is used: the goods were handed over. Once, however often it is told. */
export async function useVouchers(trx: Db, done: { cause: string; at: Date }): Promise<void> {
  await settleUses(trx, done)
}

/**
 * Gives back what a cause holds or has used, or `only` some of it, exactly once. A voucher of its own
 * whose last day has passed meanwhile can be used for a week more.
 */
export async function releaseVouchers(
  trx: Db,
  done: { cause: string; at: Date; only?: readonly TakenOne[] },
): Promise<void> {
  const released = await releaseUses(trx, done)
  const today = vietnamDayOf(done.at)
  for (const use of released.toSorted((a, b) => a.campaignId - b.campaignId)) {
    await uncount(trx, use)
  }
  for (const { voucherId } of withOwnCode(released)) await freeVoucher(trx, voucherId, today)
}

function byCampaign(vouchers: readonly TakenVoucher[]): [number, TakenVoucher[]][] {
  const groups = Map.groupBy(vouchers, ({ campaignId }) => campaignId)
  return [...groups].toSorted(([a], [b]) => a - b)
}

/** Those that are more than everybody's code, in the order of their ids. */
function withOwnCode<T extends { voucherId: number | null }>(vouchers: readonly T[]) {
  return vouchers
    .flatMap((voucher) => {
      const { voucherId } = voucher
      return voucherId === null ? [] : [{ ...voucher, voucherId }]
    })
    .toSorted((a, b) => a.voucherId - b.voucherId)
}

function lostBy(problem: VoucherProblem) {
  return ({ code }: { code: string }): LostVoucher => ({
    code,
    problem,
    reason: problemText(problem),
  })
}
