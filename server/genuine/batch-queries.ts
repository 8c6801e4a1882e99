import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

export interface NewBatch {
  name: string
  kind: 'single' | 'combo' | 'test'
  boxes: number
  productCode: string
  point: number
  lot: string
  productExpiresOn: string | null
  earnUntil: string | null
  voucherCampaignId: number | null
  source: 'generated' | 'imported'
  exportedTo: string | null
  keyPrint: string
  at: Date
  /** Of a batch that is issued later, by a job: how many codes it is to have. */
  wantedCount?: number
  activation?: 'all' | 'ranges'
  prefix?: string
  note?: string
  createdBy?: string
}

/** Begins a batch that nothing finds yet; null when its name is taken. */
export async function insertBatch(trx: Db, batch: NewBatch): Promise<number | null> {
  const row = await trx
    .insertInto('code_batch')
    .values({
      name: batch.name,
      kind: batch.kind,
      boxes: batch.boxes,
      product_code: batch.productCode,
      product_id: sql<
        number | null
      >`(select id from product where product_code = ${batch.productCode})`,
      point: batch.point,
      lot: batch.lot,
      product_expires_on: batch.productExpiresOn,
      earn_until: batch.earnUntil,
      voucher_campaign_id: batch.voucherCampaignId,
      source: batch.source,
      exported_to: batch.exportedTo,
      key_print: batch.keyPrint,
      created_at: batch.at,
      wanted_count: batch.wantedCount ?? null,
      activation: batch.activation ?? 'all',
      prefix: batch.prefix ?? '',
      note: batch.note ?? '',
      created_by: batch.createdBy ?? '',
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasVoucherCampaign(trx: Db, id: number): Promise<boolean> {
  const campaign = await trx
    .selectFrom('voucher_campaign')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return campaign !== undefined
}

const splitHashes = `select i, substr($1::bytea, 1 + 16 * i, 16) as hash
    from generate_series(0, length($1::bytea) / 16 - 1) i`

/** One value for thousands of rows, and in the order of the index: nearly as fast as COPY. */
const insertHashesText = `
  with given as materialized (${splitHashes}), written as (
    insert into genuine_code (code_hash, batch_id, serial)
    select hash, $2::integer, $3::integer + i from given order by hash
    on conflict do nothing returning code_hash)
  select i from given where not exists (select from written where code_hash = hash) order by i`

/**
 * Adds hashes, each 16 bytes of one buffer and all different, with their places in the batch's list, the first of
 * them given; gives those that exist already, counted from 0.
 */
export async function insertHashes(
  trx: Db,
  batchId: number,
  hashes: Buffer,
  firstSerial: number,
): Promise<number[]> {
  const rows = await queryRows<{ i: number }>(trx, insertHashesText, [hashes, batchId, firstSerial])
  return rows.map(({ i }) => i)
}

const findKnownText = `
  select i from (${splitHashes}) given join genuine_code on code_hash = hash order by i`

/** The places of those that exist already. */
export async function findKnownHashes(db: Db, hashes: Buffer): Promise<number[]> {
  const rows = await queryRows<{ i: number }>(db, findKnownText, [hashes])
  return rows.map(({ i }) => i)
}

export async function makeReady(trx: Db, batchId: number, codeCount: number): Promise<void> {
  await trx
    .updateTable('code_batch')
    .set({ state: 'ready', code_count: codeCount })
    .where('id', '=', batchId)
    .execute()
}

/** Withdraws a batch: its codes tell why. False when there is no such batch in use. */
export async function recallBatch(
  db: Db,
  {
    reason,
    at,
    ...of
  }: ({ name: string } | { id: number; version: number }) & {
    reason: string
    at: Date
  },
): Promise<boolean> {
  const recalled = await db
    .updateTable('code_batch')
    .set((row) => ({
      state: 'recalled',
      recall_reason: reason,
      recalled_at: at,
      version: row('version', '+', 1),
    }))
    .where((row) =>
      'name' in of
        ? row('name', '=', of.name)
        : row.and([row('id', '=', of.id), row('version', '=', of.version)]),
    )
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst()
  return recalled !== undefined
}

export interface BatchSummary extends CamelRow<
  'code_batch',
  'name' | 'kind' | 'product_code' | 'point' | 'lot' | 'code_count' | 'state' | 'key_print'
> {
  inShop: boolean
  redeemed: number
  at: Column<'code_batch', 'created_at'>
}

export async function listBatchSummaries(db: Db): Promise<BatchSummary[]> {
  return queryRows<BatchSummary>(
    db,
    `select b.name, b.kind, b.product_code as "productCode", b.point, b.lot,
       exists (select from product p where p.product_code = b.product_code) as "inShop",
       b.code_count as "codeCount", b.state, b.key_print as "keyPrint", b.created_at as at,
       (select count(*)::int from code_redemption r where r.batch_id = b.id) as redeemed
     from code_batch b order by b.id`,
  )
}
