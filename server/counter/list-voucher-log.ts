import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { readKeyword } from '#domain/counter/keyword.ts'
import { readSpan } from '#domain/counter/span.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { toPage } from '#domain/paging.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { listVoucherLogs, sumVoucherLogs, type VoucherLogFilter } from './voucher-log-queries.ts'
import { toVoucherLog } from './voucher-log-view.ts'

/** Vouchers used at the pharmacy, newest first, with sums; staff see their own alone. */
export async function listVoucherLog(
  { db, clock }: Context,
  input: ParsedInput<typeof api.listVoucherLog>,
  caller: Caller,
): Promise<Output<typeof api.listVoucherLog>> {
  const { code, role, username } = getPharmacy(caller)
  const { page, limit, status, kind, keyword } = input
  const today = clock.today()
  const filter: VoucherLogFilter = {
    pharmacyCode: code,
    span: readSpan(today, input),
    status,
    kind,
    pharmacyUser: role === 'owner' ? undefined : username,
    keyword:
      keyword === undefined
        ? undefined
        : { ...readKeyword(keyword), words: foldVietnamese(keyword) },
  }
  const [rows, sums] = await Promise.all([
    listVoucherLogs(db, filter, { skip: (page - 1) * limit, limit }),
    sumVoucherLogs(db, filter),
  ])
  const items = rows.map((row) => toVoucherLog(row, role, today))
  const { used, cancelled, saved } = sums
  const summary = { used, cancelled, saved: vnd(saved) }
  return { ...toPage(items, used + cancelled, page, limit), summary }
}
