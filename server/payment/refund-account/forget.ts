import { days } from '#domain/kernel/durations.ts'
import { accountKeptDays } from '#domain/payment/refund-account/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** A number is kept while somebody may say that the money never came; of an erased person's order not at all. */
export async function forgetOldAccounts(db: Db, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - days(accountKeptDays))
  await queryRows(db, forget, [keptSince, now])
}

const forget = `
  update refund_account a set bank_bin = null, account_number = null, holder = null, note = '',
    forgotten_at = $2
  from refund f
  where a.account_number is not null and f.id = a.refund_id and f.state = 'done'
    and (f.done_at < $1 or exists (
      select from shop_order o where o.id = f.order_id and o.erased_at is not null))`
