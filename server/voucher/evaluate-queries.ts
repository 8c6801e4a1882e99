import { foldVoucherCode } from '#domain/voucher/fold-code.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Outer } from '../platform/rows.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'

export interface FoundVoucher
  extends
    CampaignRow,
    CamelRow<'voucher', 'account_id'>,
    Outer<CamelRow<'voucher', 'state' | 'expires_on' | 'issued_at'>> {
  /** As it was asked for. */
  code: string
  /** Null for everybody's code, like all that follow. */
  voucherId: Column<'voucher', 'id'> | null
  /** How many of the campaign those have who fill the limit. */
  taken: number
}

const vouchersOfCodes = `
  with asked as (select * from unnest($1::text[], $2::bytea[], $4::text[]) as a (code, hash, folded)), found as (
    select a.code, c.id as campaign_id, null::bigint as voucher_id
    from asked a join voucher_campaign c on fold_voucher_code(c.code) = a.folded
    union all
    select a.code, v.campaign_id, v.id from asked a join voucher v on v.code_hash = a.hash
  )
  select f.code, ${campaignColumns}, v.id as "voucherId", v.account_id as "accountId", v.state,
    v.expires_on as "expiresOn", v.issued_at as "issuedAt", (select coalesce(sum(h.used), 0) from voucher_holder h
      where h.campaign_id = c.id and h.holder = any($3::text[])) as taken
  from found f
    join voucher_campaign c on c.id = f.campaign_id
    left join voucher v on v.id = f.voucher_id`

/** What stands behind codes, everybody's and vouchers' own, in one query without locks. */
export async function findVouchers(
  db: Db,
  codes: readonly { code: string; hash: Buffer }[],
  holders: readonly string[],
): Promise<Map<string, FoundVoucher>> {
  const rows = await queryRows<FoundVoucher>(db, vouchersOfCodes, [
    codes.map(({ code }) => code),
    codes.map(({ hash }) => hash),
    holders,
    codes.map(({ code }) => foldVoucherCode(code)),
  ])
  return new Map(rows.map((row) => [row.code, row]))
}
