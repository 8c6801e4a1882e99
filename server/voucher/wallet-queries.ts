import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Outer, Row } from '../platform/rows.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'
import type { IssuedRow } from './issue-queries.ts'

const maxWallet = 300

const wallet = `
  select ${campaignColumns}, v.id as "voucherId", v.code, v.state, v.expires_on as "expiresOn",
    v.issued_at as "issuedAt", u.cause
  from voucher v
    join voucher_campaign c on c.id = v.campaign_id
    left join voucher_use u on u.voucher_id = v.id and u.state <> 'released'
  where v.account_id = $1
  order by case when v.state = 'free' and v.expires_on >= $2::date then 0
      when v.state = 'held' then 1 else 2 end,
    case when v.state = 'free' and v.expires_on >= $2::date then v.expires_on end, v.id desc
  limit ${maxWallet}`

/** A member's vouchers, those that can be used first, the ones that end soonest before the others. */
export async function listVouchersOfAccount(
  db: Db,
  accountId: number,
  today: VietnamDay,
): Promise<(IssuedRow & { cause: string | null })[]> {
  return queryRows<IssuedRow & Outer<Row<'voucher_use', 'cause'>>>(db, wallet, [accountId, today])
}

const offered = `
  select ${campaignColumns}, c.code from voucher_campaign c
  where c.listed and c.published and c.code is not null
    and c.starts_on <= $1::date and c.ends_on >= $1::date
    and (c.total_limit is null or c.used < c.total_limit)
  order by c.ends_on, c.id`

/** What everybody may use on that day. */
export async function listOffered(
  db: Db,
  today: VietnamDay,
): Promise<(CampaignRow & { code: string })[]> {
  return queryRows<CampaignRow & { code: NonNullable<Column<'voucher_campaign', 'code'>> }>(
    db,
    offered,
    [today],
  )
}
