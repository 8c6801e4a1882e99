import { sql } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import type { OwnVoucher } from './own-voucher.ts'

export async function findVoucherOfAccount(
  db: Db,
  { accountId, hashes, today }: { accountId: number; hashes: readonly Buffer[]; today: VietnamDay },
): Promise<OwnVoucher | null> {
  const { rows } = await sql<OwnVoucher>`
    select v.id, v.campaign_id as "campaignId", v.code, c.name, v.expires_on as "expiresOn",
      case when v.state = 'free' and (v.expires_on < ${today}::date or not c.published or c.counter <> 'none')
        then 'expired' else v.state end as state
    from voucher v join voucher_campaign c on c.id = v.campaign_id
    where v.account_id = ${accountId} and v.code_hash = any(${hashes}::bytea[])`.execute(db)
  return rows[0] ?? null
}
