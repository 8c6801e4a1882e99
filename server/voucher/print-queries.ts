import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type PrintedCampaign = CamelRow<'voucher_campaign', 'id' | 'ends_on'>

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
  const rows = await queryRows<PrintedCampaign>(trx, count, [campaignId, codes])
  return rows[0] ?? null
}

/** What is printed together; its id. */
export async function insertSeries(
  trx: Db,
  { id }: PrintedCampaign,
  printed: number,
  at: Date,
): Promise<number> {
  const { id: series } = await trx
    .insertInto('voucher_print')
    .values({ campaign_id: id, printed, printed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return series
}

/** Keeps the encrypted file of a series, which only its recipient can read. */
export async function keepFile(trx: Db, series: number, file: Buffer): Promise<void> {
  await trx.updateTable('voucher_print').set({ file }).where('id', '=', series).execute()
}

const insert = `
  insert into voucher (campaign_id, code_hash, cause, expires_on, issued_at)
  select $1, hash, 'print:' || $5::int, $2, $3 from unnest($4::bytea[]) as c (hash)`

export async function insertPrinted(
  trx: Db,
  { id, endsOn }: PrintedCampaign,
  series: number,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await queryRows(trx, insert, [id, endsOn, at, hashes, series])
}

export type CampaignSummary = CamelRow<
  'voucher_campaign',
  'id' | 'name' | 'code' | 'issued' | 'printed' | 'used' | 'total_limit' | 'ends_on'
>

/** Every campaign, newest first. */
export async function listCampaigns(db: Db): Promise<CampaignSummary[]> {
  return queryRows<CampaignSummary>(
    db,
    `select id, name, code, issued, printed, used, total_limit as "totalLimit",
       ends_on as "endsOn" from voucher_campaign order by id desc`,
  )
}
