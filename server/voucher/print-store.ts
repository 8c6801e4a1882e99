import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface PrintedCampaign {
  id: number
  endsOn: VietnamDay
}

const count = `
  update voucher_campaign set printed = printed + $2::int
  where id = $1 and code is null and issued = 0
  returning id, ends_on as "endsOn"`

/** Null when the campaign is of another kind, or none. */
export async function countPrinted(
  trx: Db,
  campaignId: number,
  codes: number,
): Promise<PrintedCampaign | null> {
  const rows = await rowsOf<PrintedCampaign>(trx, count, [campaignId, codes])
  return rows[0] ?? null
}

const insert = `
  insert into voucher (campaign_id, code_hash, cause, expires_on, issued_at)
  select $1, hash, 'print:' || $1::int, $2, $3 from unnest($4::bytea[]) as c (hash)`

export async function insertPrinted(
  trx: Db,
  { id, endsOn }: PrintedCampaign,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await rowsOf(trx, insert, [id, endsOn, at, hashes])
}

export interface CampaignSummary {
  id: number
  name: string
  code: string | null
  issued: number
  printed: number
  used: number
  totalLimit: number | null
  endsOn: VietnamDay
}

/** Every campaign, newest first. */
export async function listCampaigns(db: Db): Promise<CampaignSummary[]> {
  return rowsOf<CampaignSummary>(
    db,
    `select id, name, code, issued, printed, used, total_limit as "totalLimit",
       ends_on as "endsOn" from voucher_campaign order by id desc`,
  )
}
