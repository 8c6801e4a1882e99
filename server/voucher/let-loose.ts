import { sql } from 'kysely'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { campaignStateOf, type CampaignState } from '#domain/voucher/campaign.ts'
import { describeGoods, describeVoucher } from '#domain/voucher/texts.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'

/** A campaign as somebody reads it who decides whether it begins with other things. */
export interface CampaignInWords {
  id: number
  /** Of the terms that are read. */
  version: number
  name: string
  terms: string[]
  starts_on: VietnamDay
  ends_on: VietnamDay
  state: CampaignState
}

/** Those of these campaigns that there are, in the order of the ids. */
export async function listCampaignsInWords(
  db: Db,
  ids: readonly number[],
  today: VietnamDay,
): Promise<CampaignInWords[]> {
  const rows = await queryRows<CampaignRow & { version: number }>(
    db,
    `select ${campaignColumns}, c.version from voucher_campaign c
     where c.id = any($1::int[]) order by array_position($1::int[], c.id)`,
    [ids],
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    terms: [describeVoucher(row), describeGoods(row), row.description].filter(Boolean),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    state: campaignStateOf(
      {
        published: row.published,
        starts_on: row.startsOn,
        ends_on: row.endsOn,
        total_limit: row.totalLimit ?? undefined,
        used: row.used,
      },
      today,
    ),
  }))
}

/**
 * Lets exactly these versions loose, each from its own first day on; `by` alone takes them back. Gives the ids of
 * those that have changed or are loose already: then the caller rolls back.
 */
export async function letLoose(
  trx: Db,
  campaigns: readonly { id: number; version: number }[],
  by: string,
): Promise<number[]> {
  if (campaigns.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    update voucher_campaign c set published = true, opened = true, let_loose_by = ${by}, version = c.version + 1
    from unnest(${campaigns.map(({ id }) => id)}::integer[],
      ${campaigns.map(({ version }) => version)}::integer[]) as wanted(id, version)
    where c.id = wanted.id and c.version = wanted.version and not c.published
    returning c.id`.execute(trx)
  const loose = new Set(rows.map(({ id }) => id))
  return campaigns.flatMap(({ id }) => (loose.has(id) ? [] : [id]))
}

/** Stops what was let loose by this, unless somebody has stopped it since. Gives the ids. */
export async function takeBack(trx: Db, by: string): Promise<number[]> {
  const rows = await trx
    .updateTable('voucher_campaign')
    .set((row) => ({ published: false, let_loose_by: null, version: row('version', '+', 1) }))
    .where('let_loose_by', '=', by)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
