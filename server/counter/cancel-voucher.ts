import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { startOfDay } from '#domain/counter/span.ts'
import { counterTexts } from '#domain/counter/texts.ts'
import { Refusal } from '#domain/errors.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { takeOfferBack } from '../daily-stats/index.ts'
import { releaseVouchers } from '../voucher/index.ts'
import { counterCause } from './counter-cause.ts'
import { findVoucherLog, markCancelled, type VoucherLogRow } from './voucher-log-queries.ts'
import { toVoucherLog } from './voucher-log-view.ts'

/**
 * Takes a use back on its own Vietnam day: the customer has the voucher again, and the pharmacy's day is
 * less by it. Once. Locks: the log's row, the campaign, the voucher, the pharmacy's day last. Refuses
 * `notFound`, and `conflict` when it is too late or was done before.
 */
export async function cancelVoucherLog(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.cancelVoucherLog>,
  caller: Caller,
): Promise<Output<typeof api.cancelVoucherLog>> {
  const { code: pharmacyCode, username, role } = getPharmacy(caller)
  const at = ctx.clock.now()
  const today = vietnamDayOf(at)
  const row = await ctx.db.transaction().execute(async (trx) => {
    const by = { id, pharmacyCode, at, username, reason, since: startOfDay(today) }
    const isCancelled = await markCancelled(trx, by)
    const log = await findVoucherLog(trx, pharmacyCode, id)
    if (!log) throw new Refusal('notFound')
    if (!isCancelled) throw refusalOf(log)
    await releaseVouchers(trx, { cause: counterCause(id), at })
    const { pharmacyUser, saving } = log
    await takeOfferBack(trx, {
      pharmacyCode,
      pharmacyUser,
      day: vietnamDayOf(log.at),
      saved: saving,
    })
    return log
  })
  return toVoucherLog(row, role, today)
}

function refusalOf({ state }: VoucherLogRow): Refusal {
  const { cancelledAlready, cancelTooLate } = counterTexts
  return new Refusal('conflict', { message: state === 'used' ? cancelTooLate : cancelledAlready })
}
