import { toVietnamIso } from '#domain/kernel/dates.ts'
import { foldVoucherCode } from '#domain/voucher/fold-code.ts'
import type { VoucherCampaignRecord } from '#domain/voucher/backoffice.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'
import { voucherHashes } from '../voucher-code.ts'

interface Costs {
  held: number
  used: number
}

/** Đồng that orders hold and have used. */
export async function findCosts(db: Db, campaignId: number): Promise<Costs> {
  const [costs] = await queryRows<Costs>(
    db,
    `select coalesce(sum(saving) filter (where state = 'held'), 0)::float8 as held,
       coalesce(sum(saving) filter (where state = 'used'), 0)::float8 as used
     from voucher_use where campaign_id = $1 and state <> 'released'`,
    [campaignId],
  )
  return costs!
}

/** Who wrote what waits, and who approved what the shop goes by. */
export async function findApprovalNames(
  db: Db,
  campaignId: number,
): Promise<{ draft_by: string | null; approved_name: string | null }> {
  const [names] = await queryRows<{ draft_by: string | null; approved_name: string | null }>(
    db,
    `select (select string_agg(u.full_name, ', ' order by u.full_name) from staff_user u
         where u.id = any(c.draft_authors)) as draft_by,
       (select u.full_name from staff_user u where u.id = c.approved_by) as approved_name
     from voucher_campaign c where c.id = $1`,
    [campaignId],
  )
  return names!
}

type SeriesRow = Row<'voucher_print', 'id' | 'printed' | 'printed_at'> & {
  free: number
  used: number
  recalled: number
}

/** What was printed together, newest first. */
export async function listSeries(
  db: Db,
  campaignId: number,
): Promise<VoucherCampaignRecord['series']> {
  const rows = await queryRows<SeriesRow>(
    db,
    `select p.id, p.printed, p.printed_at,
       count(*) filter (where v.state = 'free')::int as free,
       count(*) filter (where v.state in ('held', 'used'))::int as used,
       count(*) filter (where v.state = 'revoked')::int as recalled
     from voucher_print p join voucher v on v.campaign_id = p.campaign_id and v.cause = 'print:' || p.id
     where p.campaign_id = $1 group by p.id order by p.id desc`,
    [campaignId],
  )
  return rows.map(({ printed_at, ...row }) => ({ ...row, printed_at: toVietnamIso(printed_at) }))
}

type UseRow = Row<'voucher_use', 'id' | 'cause' | 'saving' | 'state' | 'created_at'>

/** A page of what used its vouchers, newest first, and how many there are. */
export async function listUses(
  db: Db,
  campaignId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: UseRow[]; total: number }> {
  const rows = await queryRows<UseRow & { total: number }>(
    db,
    `select id, cause, saving, state, created_at, count(*) over ()::int as total
     from voucher_use where campaign_id = $1 order by id desc limit $2 offset $3`,
    [campaignId, limit, offset],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Whether the campaign has such a series; from now on nothing of it becomes free again. */
export async function markRecalled(
  trx: Db,
  series: { id: number; campaignId: number },
  at: Date,
): Promise<boolean> {
  const marked = await trx
    .updateTable('voucher_print')
    .set({ recalled_at: at })
    .where('id', '=', series.id)
    .where('campaign_id', '=', series.campaignId)
    .returning('id')
    .execute()
  return marked.length === 1
}

/** Makes what is free of a series worthless; how many those were. The campaign's row is locked. */
export async function revokeFree(
  trx: Db,
  { id, campaignId }: { id: number; campaignId: number },
): Promise<number> {
  const revoked = await trx
    .updateTable('voucher')
    .set({ state: 'revoked' })
    .where('campaign_id', '=', campaignId)
    .where('cause', '=', `print:${id}`)
    .where('state', '=', 'free')
    .executeTakeFirst()
  const count = Number(revoked.numUpdatedRows)
  await trx
    .updateTable('voucher_campaign')
    .set((row) => ({ recalled: row('recalled', '+', count) }))
    .where('id', '=', campaignId)
    .execute()
  return count
}

/** The encrypted file of a series; null where there is none, and undefined where there is no such series. */
export async function findFile(
  db: Db,
  series: { id: number; campaignId: number },
): Promise<Buffer | null | undefined> {
  const row = await db
    .selectFrom('voucher_print')
    .select('file')
    .where('id', '=', series.id)
    .where('campaign_id', '=', series.campaignId)
    .executeTakeFirst()
  return row?.file
}

/** The campaign of a code, everybody's or one of its own, however it is spelled. */
export async function findCampaignOf(
  { db, config }: Pick<Context, 'db' | 'config'>,
  code: string,
): Promise<Row<'voucher_campaign', 'id' | 'name'> | null> {
  const [campaign] = await queryRows<Row<'voucher_campaign', 'id' | 'name'>>(
    db,
    `select c.id, c.name from voucher_campaign c
     where c.code = $1 or c.id = any(select campaign_id from voucher where code_hash = any($2::bytea[]))`,
    [foldVoucherCode(code), voucherHashes(config, code)],
  )
  return campaign ?? null
}
