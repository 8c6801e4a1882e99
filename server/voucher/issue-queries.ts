import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'
import { lockCampaigns } from './campaign-lock-queries.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'

export interface IssuedRow
  extends CampaignRow, CamelRow<'voucher', 'state' | 'expires_on' | 'issued_at'> {
  voucherId: Column<'voucher', 'id'>
  code: NonNullable<Column<'voucher', 'code'>>
}

const issuedColumns = (voucher: string) => `${campaignColumns}, ${voucher}.id as "voucherId",
  ${voucher}.code, ${voucher}.state, ${voucher}.expires_on as "expiresOn",
  ${voucher}.issued_at as "issuedAt"`

const issue = `
  with made as (
    insert into voucher (campaign_id, code_hash, code, account_id, cause, expires_on, issued_at)
    select id, $4, $3, $2, $5,
      case when valid_days is null then ends_on else least(ends_on, $7::date + valid_days) end, $6
    from voucher_campaign
    where id = $1 and code is null and printed = 0 and published and starts_on <= $7::date and ends_on >= $7::date
      and (total_limit is null or issued < total_limit)
    on conflict (cause) where account_id is not null do nothing
    returning *
  ), counted as (
    update voucher_campaign c set issued = c.issued + 1 from made where c.id = made.campaign_id
  )
  select ${issuedColumns('made')} from made join voucher_campaign c on c.id = made.campaign_id`

/** Null when the campaign gives none now, or the cause has made one before. */
export async function insertIssued(
  trx: Db,
  of: {
    campaignId: number
    accountId: number
    code: string
    hash: Buffer
    cause: string
    at: Date
    today: VietnamDay
  },
): Promise<IssuedRow | null> {
  const { campaignId, accountId, code, hash, cause, at, today } = of
  const values = [campaignId, accountId, code, hash, cause, at, today]
  // A statement of its own: the next one sees what whoever held the campaign has left.
  await lockCampaigns(trx, { ids: [campaignId] })
  const rows = await queryRows<IssuedRow>(trx, issue, values)
  return rows[0] ?? null
}

const findByCause = `
  select ${issuedColumns('v')} from voucher v join voucher_campaign c on c.id = v.campaign_id
  where v.cause = $1 and v.account_id is not null`

export async function findIssued(trx: Db, cause: string): Promise<IssuedRow | null> {
  const rows = await queryRows<IssuedRow>(trx, findByCause, [cause])
  return rows[0] ?? null
}

export async function lockCampaignOf(trx: Db, cause: string): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `select c.id from voucher_campaign c where c.id = (select campaign_id from voucher
       where cause = $1 and account_id is not null) for no key update`,
    [cause],
  )
  return rows.length > 0
}

const revoke = `
  with taken as (
    update voucher set state = 'revoked'
    where cause = $1 and account_id is not null and state = 'free' returning campaign_id
  ), counted as (
    update voucher_campaign c set issued = c.issued - 1 from taken where c.id = taken.campaign_id
  )
  select case when exists (select from taken) then 'revoked'
    else (select state from voucher where cause = $1 and account_id is not null) end as state`

/** What has become of it: `revoked` now or before, or what keeps it. */
export async function takeAway(trx: Db, cause: string): Promise<string> {
  const rows = await queryRows<Row<'voucher', 'state'>>(trx, revoke, [cause])
  return rows[0]!.state
}
